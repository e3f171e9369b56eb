import Audit
import Foundation

/// The thresholds and switches under which the expectation of a case holds.
struct AuditCaseSetting {
  var options = AuditOptions()
  /// Whether only one colour is painted over another.
  var onlyFlattens = false
  /// Whether only the luminance of a colour is wanted.
  var onlyLuminance = false

  init(_ reader: inout CaseReader, rule: String) throws {
    guard var object = try reader.object("options") else { return }
    if let minimum = try object.number("minimum") {
      if rule == TargetSize.about.id {
        options.targetSize = minimum
      } else {
        options.targetSizeMinimum = minimum
      }
    }
    if let all = try object.bool("allElements") { options.judgesEveryTarget = all }
    if let allows = try object.bool("spacingException") { options.allowsSpacing = allows }
    if let whole = try object.bool("wholeBox") { options.measuresWholeTarget = whole }
    if let like = try object.bool("likeXcode") { options.isLikeXcode = like }
    if let spacing = try object.number("spacing") { options.controlSpacing = spacing }
    try readContrast(&object, rule: rule)
    let shortest = try object.int("min") ?? options.labelLength.lowerBound
    let longest = try object.int("max") ?? options.labelLength.upperBound
    guard shortest <= longest else { throw CaseError(path: object.place("max"), problem: "is less than min") }
    options.labelLength = shortest...longest
    onlyFlattens = try object.bool("flattenOnly") ?? false
    onlyLuminance = try object.bool("luminanceOnly") ?? false
    try object.finish()
  }

  private mutating func readContrast(_ object: inout CaseReader, rule: String) throws {
    if let ratio = try object.number("ratio") {
      options.contrast = (ratio, ratio)
      options.enhancedContrast = (ratio, ratio)
      options.graphicContrast = ratio
    }
    let (normal, large) = (try object.number("normal"), try object.number("large"))
    if rule == ContrastEnhanced.about.id {
      if let normal { options.enhancedContrast.normal = normal }
      if let large { options.enhancedContrast.large = large }
    } else {
      if let normal { options.contrast.normal = normal }
      if let large { options.contrast.large = large }
    }
    let (points, bold) = (try object.number("largePoints"), try object.number("largeBoldPoints"))
    if points != nil || bold != nil { options.largeTextPoints = (points ?? 18, bold ?? 14) }
    if let table = try object.choice(
      "table", ["apple": LargeTextDefinition.apple, "wcag": .wcag, "wcag-px": .wcagPixels])
    {
      options.largeText = table
    }
  }
}
