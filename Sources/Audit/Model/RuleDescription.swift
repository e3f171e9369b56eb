/// What a rule is about: all of it that is data.
public struct RuleDescription: Sendable {
  /// Its name in reports and options: `label-missing`.
  public var id: String
  /// What is wrong where it fails, in a few words.
  public var title: String
  /// What it checks, and why that matters to somebody.
  public var why: String
  /// The audit of Xcode that it belongs to.
  public var audit: XCUIAccessibilityAuditType
  /// The success criterion of WCAG 2.2; nil for a rule of the platform's own.
  public var criterion: WCAGCriterion?
  /// How bad a failure is, unless the finding says otherwise.
  public var severity: AuditSeverity
  /// What to do about it.
  public var fix: String
  /// The page by Apple that says so.
  public var page: String
  /// The rules of which a failure on the same element says it better, so that this one is silent there.
  public var yieldsTo: [String]
  /// Whether it needs to know what elements look like, which a tree alone does not say.
  public var needsAppearance: Bool

  /// Creates a description.
  public init(
    _ id: String, title: String, why: String, audit: XCUIAccessibilityAuditType, criterion: WCAGCriterion?,
    severity: AuditSeverity, fix: String, page: String, yieldsTo: [String] = [],
    needsAppearance: Bool = false
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.audit = audit
    self.criterion = criterion
    self.severity = severity
    self.fix = fix
    self.page = page
    self.yieldsTo = yieldsTo
    self.needsAppearance = needsAppearance
  }
}

/// How bad a failure is for people, most first.
public enum AuditSeverity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Somebody cannot use it at all.
  case critical
  /// Somebody can hardly use it.
  case serious
  /// It is a hindrance.
  case moderate
  /// It is a blemish.
  case minor

  /// How bad, from 0 for a blemish.
  private var weight: Int {
    switch self {
    case .critical: 3
    case .serious: 2
    case .moderate: 1
    case .minor: 0
    }
  }

  public static func < (a: Self, b: Self) -> Bool { a.weight < b.weight }
}

/// A success criterion of WCAG 2.2.
public struct WCAGCriterion: Hashable, Sendable {
  /// Its number: `1.4.3`.
  public var number: String
  /// Its name.
  public var name: String
  /// `A`, `AA` or `AAA`.
  public var level: String
  /// The last part of its page's address.
  private var page: String

  /// The page that explains it.
  public var url: String { "https://www.w3.org/WAI/WCAG22/Understanding/\(page)" }

  private init(_ number: String, _ name: String, _ level: String, _ page: String) {
    (self.number, self.name, self.level, self.page) = (number, name, level, page)
  }

  /// 1.1.1
  public static let nonTextContent = Self("1.1.1", "Non-text Content", "A", "non-text-content")
  /// 1.3.1
  public static let infoAndRelationships = Self(
    "1.3.1", "Info and Relationships", "A", "info-and-relationships")
  /// 1.3.2
  public static let meaningfulSequence = Self("1.3.2", "Meaningful Sequence", "A", "meaningful-sequence")
  /// 1.4.1
  public static let useOfColor = Self("1.4.1", "Use of Color", "A", "use-of-color")
  /// 1.4.3
  public static let contrastMinimum = Self("1.4.3", "Contrast (Minimum)", "AA", "contrast-minimum")
  /// 1.4.4
  public static let resizeText = Self("1.4.4", "Resize Text", "AA", "resize-text")
  /// 1.4.6
  public static let contrastEnhanced = Self("1.4.6", "Contrast (Enhanced)", "AAA", "contrast-enhanced")
  /// 1.4.11
  public static let nonTextContrast = Self("1.4.11", "Non-text Contrast", "AA", "non-text-contrast")
  /// 2.1.1
  public static let keyboard = Self("2.1.1", "Keyboard", "A", "keyboard")
  /// 2.1.2
  public static let noKeyboardTrap = Self("2.1.2", "No Keyboard Trap", "A", "no-keyboard-trap")
  /// 2.2.2
  public static let pauseStopHide = Self("2.2.2", "Pause, Stop, Hide", "A", "pause-stop-hide")
  /// 2.3.1
  public static let threeFlashes = Self(
    "2.3.1", "Three Flashes or Below Threshold", "A", "three-flashes-or-below-threshold")
  /// 2.3.3
  public static let animationFromInteractions = Self(
    "2.3.3", "Animation from Interactions", "AAA", "animation-from-interactions")
  /// 2.4.3
  public static let focusOrder = Self("2.4.3", "Focus Order", "A", "focus-order")
  /// 2.4.4
  public static let linkPurpose = Self("2.4.4", "Link Purpose (In Context)", "A", "link-purpose-in-context")
  /// 2.4.6
  public static let headingsAndLabels = Self("2.4.6", "Headings and Labels", "AA", "headings-and-labels")
  /// 2.5.3
  public static let labelInName = Self("2.5.3", "Label in Name", "A", "label-in-name")
  /// 2.5.5
  public static let targetSizeEnhanced = Self(
    "2.5.5", "Target Size (Enhanced)", "AAA", "target-size-enhanced")
  /// 2.5.7
  public static let draggingMovements = Self("2.5.7", "Dragging Movements", "AA", "dragging-movements")
  /// 2.5.8
  public static let targetSizeMinimum = Self("2.5.8", "Target Size (Minimum)", "AA", "target-size-minimum")
  /// 3.1.2
  public static let languageOfParts = Self("3.1.2", "Language of Parts", "AA", "language-of-parts")
  /// 3.3.2
  public static let labelsOrInstructions = Self(
    "3.3.2", "Labels or Instructions", "A", "labels-or-instructions")
  /// 4.1.2
  public static let nameRoleValue = Self("4.1.2", "Name, Role, Value", "A", "name-role-value")
  /// 4.1.3
  public static let statusMessages = Self("4.1.3", "Status Messages", "AA", "status-messages")
}

/// Pages by Apple that several rules refer to.
public enum ApplePage {
  /// `accessibilityLabel`.
  public static let label =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel"
  /// `accessibilityHint`.
  public static let hint =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint"
  /// `accessibilityValue`.
  public static let value =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue"
  /// `accessibilityTraits`.
  public static let traits =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits"
  /// `UIAccessibilityContainer`.
  public static let container =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements"
  /// `accessibilityCustomActions`.
  public static let actions =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions"
  /// The Human Interface Guidelines on accessibility.
  public static let guidelines = "https://developer.apple.com/design/human-interface-guidelines/accessibility"
  /// `accessibilityViewIsModal`.
  public static let modal =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal"
  /// The notifications of `UIAccessibility`.
  public static let notifications =
    "https://developer.apple.com/documentation/uikit/uiaccessibility/notification"
  /// The Human Interface Guidelines on motion.
  public static let motion = "https://developer.apple.com/design/human-interface-guidelines/motion"
  /// Dim Flashing Lights.
  public static let flashingLights =
    "https://developer.apple.com/documentation/mediaaccessibility/madimflashinglightsenabled()"
  /// The Human Interface Guidelines on colour.
  public static let color = "https://developer.apple.com/design/human-interface-guidelines/color"
  /// Localization.
  public static let localization = "https://developer.apple.com/localization/"
  /// Scaling fonts automatically.
  public static let scalingFonts =
    "https://developer.apple.com/documentation/uikit/scaling-fonts-automatically"
  /// Performing accessibility audits.
  public static let audits =
    "https://developer.apple.com/documentation/accessibility/performing-accessibility-audits-for-your-app"
}
