import DeviceSettings

/// How rules are set. The defaults are the rules' own.
public struct AuditOptions: Sendable {
  /// The least side of a target of `target-size`, in points.
  public var targetSize = 44.0
  /// The least side, or the free circle's diameter, of `target-size-minimum`, in points.
  public var targetSizeMinimum = 24.0
  /// Whether enough space around a small target will do.
  public var allowsSpacing = true
  /// Whether space is measured from the middle of the whole target, even where others cover parts of it.
  public var measuresWholeTarget = false
  /// Whether `target-size` judges every element, not only those that are touched.
  public var judgesEveryTarget = false
  /// Whether `target-size` fails only what Xcode's audit is known to report.
  public var isLikeXcode = false
  /// The least distance of two controls, in points; nil for the device's own: 8 on a phone, 12 on a pad.
  public var controlSpacing: Double?
  /// The contrast of text: of ordinary text, and of large text.
  public var contrast = (normal: 4.5, large: 3.0)
  /// The contrast at level AAA.
  public var enhancedContrast = (normal: 7.0, large: 4.5)
  /// Which text is large.
  public var largeText = LargeTextDefinition.wcag
  /// From how many points on text is large, where that is set by figures; nil for ``largeText``.
  public var largeTextPoints: (normal: Double, bold: Double)?
  /// The contrast of lines and shapes.
  public var graphicContrast = 3.0
  /// The allowed lengths of a control's label, in characters.
  public var labelLength = 2...40

  /// Creates the rules' own options.
  public init() {}

  /// Whether a text is large.
  func isLarge(pointSize: Double, isBold: Bool) -> Bool {
    if let points = largeTextPoints {
      return pointSize >= points.normal || (isBold && pointSize >= points.bold)
    }
    return largeText.isLarge(pointSize: pointSize, isBold: isBold)
  }

  /// The words of a language, by its tag: `de-CH` is read as `de`.
  func words(for tag: String) -> AuditWords {
    AuditWords.of(tag) ?? AuditWords.of(String(tag.prefix { $0 != "-" && $0 != "_" })) ?? AuditWords.unknown
  }
}
