import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// The properties of all built-in filters, under the names of Apple's protocols.
extension BuiltInFilter {
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { set(newValue, "inputImage") }
  }
  var inputImage2: CIImage? {
    get { image("inputImage2") }
    set { set(newValue, "inputImage2") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { set(newValue, "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { set(newValue, "inputMaskImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { set(newValue, "inputTargetImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { set(newValue, "inputIntensity") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { set(newValue, "inputRadius") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { set(newValue, "inputScale") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { set(newValue, "inputAspectRatio") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { set(newValue, "inputAngle") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { set(newValue, "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { set(newValue, "inputContrast") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { set(newValue, "inputSaturation") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { set(newValue, "inputAmount") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { set(newValue, "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { set(newValue, "inputPower") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { set(newValue, "inputSharpness") }
  }
  var threshold: Float {
    get { number("inputThreshold") }
    set { set(newValue, "inputThreshold") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { set(newValue, "inputLevels") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { set(newValue, "inputWidth") }
  }
  var time: Float {
    get { number("inputTime") }
    set { set(newValue, "inputTime") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { set(newValue, "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { set(newValue, "inputBarcodeHeight") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { set(newValue, "inputCenter") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { set(newValue, "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { set(newValue, "inputPoint1") }
  }
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { set(newValue, "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { set(newValue, "inputTopRight") }
  }
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { set(newValue, "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { set(newValue, "inputBottomRight") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { set(newValue, "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { set(newValue, "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { set(newValue, "inputColor1") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { set(newValue, "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { set(newValue, "inputTargetNeutral") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { set(newValue, "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { set(newValue, "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { set(newValue, "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { set(newValue, "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { set(newValue, "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { set(newValue, "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { set(newValue, "inputMaxComponents") }
  }
  var extent: CGRect {
    get { vector("inputExtent").cgRectValue }
    set { set(CIVector(cgRect: newValue), "inputExtent") }
  }
  var message: Data {
    get { data("inputMessage") }
    set { set(newValue, "inputMessage") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") }
    set { set(newValue, "inputCorrectionLevel") }
  }
  var transform: CGAffineTransform {
    get { transform("inputTransform") }
    set { set(newValue, "inputTransform") }
  }
}
