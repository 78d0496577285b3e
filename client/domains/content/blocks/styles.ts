// For blocks whose code comes later: they are drawn on the server before, and must look right from the start.
import './BlockGrid.module.css'
import './common.module.css'
import './rare/rare.module.css'
import '../../galleries/parts/slider/Slider.module.css'
