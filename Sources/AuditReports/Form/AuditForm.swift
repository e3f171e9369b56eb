import Foundation

/// The findings on all screens of a run, as every format of reports is made from them.
///
/// It is what `curbcut audit --format json` prints (Documentation/json-schema.md), so that processes hand it to one
/// another.
public struct AuditForm: Codable, Sendable {
  /// `curbcut.audit`
  public var format = "curbcut.audit"
  /// Grows when a key changes its meaning or goes.
  public var version = 1
  /// How many findings are failures, and how many are to be looked at, on all screens.
  public var failed, needsReview: Int
  /// How many of these a baseline knows; nil without a baseline.
  public var known: Int?
  /// What a baseline knows of these screens that was not found any more; nil without a baseline.
  public var fixed: [Fixed]?
  /// What a configuration changed; nil without one.
  public var configuration: ConfigurationNotes?
  /// What was to be looked at and could not be; nil when everything was.
  public var unjudged: [Unjudged]?
  /// The screens, in the order in which they were looked at.
  public var screens: [Screen]

  /// A screen and its findings.
  public struct Screen: Codable, Sendable, Equatable {
    /// The file or folder, as it was given.
    public var file: String
    /// What the screen is called.
    public var name: String
    /// Other names under which the same screen was shown, as by the controllers around it; nil for none.
    public var otherNames: [String]?
    /// What tells the screen from others of the file when titles change: an object id, a class. Empty for the only one.
    public var id: String
    /// Says which parts of the app are missing; nil if none are.
    public var omission: String?
    /// The width and height, in points; nil when that is not known.
    public var size: [Double]?
    /// How many elements were looked at.
    public var elements: Int
    /// What was found: failures first, the worst of them first.
    public var findings: [Finding]
    /// Findings on what the system made, which the app cannot mend.
    public var systemFindings: [Finding]
    /// Findings that a configuration excludes, each with its reason; nil for none.
    public var excluded: [Finding]?
    /// What each rule did.
    public var rules: [Rule]
    /// The rules that could not be applied to elements of which nobody knows what they look like.
    public var unmeasured: [String]
    /// How many such elements there are.
    public var unmeasuredElements: Int
    /// The settings that the screen was looked at with, in words; nil when that was only one.
    public var settings: [String]?
    /// Pictures of it; nil when none were asked for.
    public var pictures: [Picture]?
  }

  /// What one rule did on a screen.
  public struct Rule: Codable, Sendable, Equatable {
    /// The rule's name.
    public var rule: String
    /// How many elements it judged, how many failed, and how many are to be looked at.
    public var judged, failed, needsReview: Int
  }

  /// A picture of a screen.
  public struct Picture: Codable, Sendable, Equatable {
    /// The settings that it was drawn with, in words; nil when there are no others.
    public var settings: String?
    /// The width and height of what it shows, in points.
    public var size: [Double]
    /// The PNG file, in Base64.
    public var png: String

    /// Creates a picture; its size is in points.
    public init(settings: String? = nil, size: [Double], png: String) {
      self.settings = settings
      self.size = size
      self.png = png
    }
  }

  /// A failure or a doubt.
  public struct Finding: Codable, Sendable, Equatable {
    /// The rule's name, what is wrong in words, `fail` or `needsReview`, how bad it is, and Xcode's audit.
    public var rule, title, verdict, severity, audit: String
    /// The number and the level of the criterion of WCAG; nil for a rule of the platform's own.
    public var wcag, level: String?
    /// The element as it is heard; nil for a finding about the screen.
    public var label, role: String?
    /// What is around the element, and itself, by identifier or by class and place.
    public var path: [String]
    /// x, y, width and height, in points on the screen; nil for nowhere.
    public var frame: [Double]?
    /// What was found, and what would be right, in words.
    public var measured, required: String
    /// What is special about it, as a key.
    public var reason: String?
    /// What to do, and the page by Apple that says so.
    public var fix, page: String
    /// `Main.storyboard:41:13 (abc-de-fgh)`; nil when the element does not carry its place.
    public var source: String?
    /// The paths of the other elements that take part.
    public var others: [[String]]
    /// What tells it from other findings, as ``Fingerprint/exact`` and ``Fingerprint/loose`` say.
    public var fingerprint, looseFingerprint: String
    /// Where the element is, in terms that outlive changed words and moved lines.
    public var identity: [String]
    /// Further elements with the same fault, which is mended in the same place: other rows of a list. Nil for none.
    public var alike: [Alike]?
    /// `new` or `known`; nil without a baseline.
    public var state: State?
    /// The settings that it occurs with, in words; nil when it occurs with all.
    public var settings: [String]?
    /// Which of the screen's pictures its frame belongs to, counted from 0; nil for the first.
    public var picture: Int?
    /// Why a configuration excludes it; nil when it does not.
    public var exclusion: String?

    /// Whether a baseline knows a finding.
    public enum State: String, Codable, Sendable {
      /// It does not.
      case new
      /// It does.
      case known
    }

    /// A further element with the same fault.
    public struct Alike: Codable, Sendable, Equatable {
      /// As it is heard.
      public var label: String?
      /// What is around it, and itself.
      public var path: [String]
      /// x, y, width and height, in points on the screen.
      public var frame: [Double]?
    }

    /// Whether it is a failure.
    public var isFailure: Bool { verdict == "fail" }
    /// Whether it is to be acted on: no baseline knows it.
    public var isNew: Bool { state != .known }
  }

  /// What a baseline knows that was not found any more.
  public struct Fixed: Codable, Sendable, Equatable {
    /// The rule's name, the file relative to the repository, the screen, and the element's place.
    public var rule, file, screen, element: String

    /// Creates an entry; the file is relative to the repository.
    public init(rule: String, file: String, screen: String, element: String) {
      self.rule = rule
      self.file = file
      self.screen = screen
      self.element = element
    }
  }

  /// What was to be looked at and could not be: the app ended, or a machine did not deliver.
  public struct Unjudged: Codable, Sendable, Equatable {
    /// The file or folder, as it was given.
    public var file: String
    /// What tells the screen from others of the file; empty for the only one.
    public var screen: String
    /// The settings in words; nil where there are no others.
    public var settings: [String]?
    /// Why.
    public var reason: String

    /// Creates an entry.
    public init(file: String, screen: String, settings: [String]? = nil, reason: String) {
      self.file = file
      self.screen = screen
      self.settings = settings
      self.reason = reason
    }
  }

  /// Creates the form of a run.
  public init(screens: [Screen]) {
    self.screens = screens
    (failed, needsReview) = (0, 0)
    count()
  }

  /// Creates the form of several runs over different paths.
  public init(joining forms: [AuditForm]) {
    self.init(screens: forms.flatMap(\.screens))
    for notes in forms.compactMap(\.configuration) {
      var all = configuration ?? ConfigurationNotes()
      all.add(notes)
      configuration = all
    }
  }

  /// Counts the findings anew, after some were taken out or became known.
  mutating func count() {
    let findings = screens.flatMap(\.findings)
    failed = findings.count(where: \.isFailure)
    needsReview = findings.count - failed
    if findings.contains(where: { $0.state != nil }) || fixed != nil {
      known = findings.count { $0.state == .known }
    }
  }
}

/// What a configuration changed in a run, each with its reason.
public struct ConfigurationNotes: Codable, Sendable, Equatable {
  /// The files that were read.
  public var files: [String]
  /// Rules that did not run.
  public var switchedOff: [Change]
  /// Rules whose severity is another one, and thresholds: `target-size severity minor`.
  public var changed: [Change]
  /// Exclusions that no finding matched, and which can go.
  public var unused: [Change]
  /// What held until a day that is over, and holds no more.
  public var ended: [Change]

  /// One change.
  public struct Change: Codable, Sendable, Equatable {
    /// What was changed.
    public var what: String
    /// Why.
    public var reason: String
    /// Where the configuration says so: `file:line:column`.
    public var place: String

    /// Creates a change; its place is `file:line:column`.
    public init(what: String, reason: String, place: String) {
      self.what = what
      self.reason = reason
      self.place = place
    }
  }

  /// Nothing changed.
  public init() { (files, switchedOff, changed, unused, ended) = ([], [], [], [], []) }

  /// The notes of two runs together.
  mutating func add(_ other: Self) {
    func join<Value: Equatable>(_ values: inout [Value], _ more: [Value]) {
      values += more.filter { !values.contains($0) }
    }
    // What one run used is used, where both read the same file.
    let common = files.filter(other.files.contains)
    func isUsed(_ change: Change, by notes: Self) -> Bool {
      common.contains { change.place.hasPrefix($0 + ":") } && !notes.unused.contains(change)
    }
    let all = unused.filter { !isUsed($0, by: other) }
    unused = all + other.unused.filter { !isUsed($0, by: self) && !all.contains($0) }
    join(&files, other.files)
    join(&switchedOff, other.switchedOff)
    join(&changed, other.changed)
    join(&ended, other.ended)
  }
}
