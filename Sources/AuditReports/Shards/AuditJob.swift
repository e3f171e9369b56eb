import Foundation

/// A whole audit, as every machine that does a share of it has to agree on it.
public struct AuditJob: Codable, Sendable, Equatable {
  /// The version of Curbcut.
  public var version: String
  /// The arguments, without the paths and without what concerns one machine alone, such as the file of its report.
  public var arguments: [String]
  /// What else is read besides the paths, such as a file of settings: a digest of each content.
  public var inputs: [String]
  /// The paths, in the order of the report.
  public var paths: [Path]
  /// The day that counts for what a configuration has until a day; nil where nothing ends.
  public var day: Day?
  /// Whether there are pictures of the screens.
  public var hasPictures: Bool
  /// Whether an app may have parts left out.
  public var allowsOmissions: Bool
  /// The folder of this machine that relative paths start from.
  public var workingDirectory: String

  /// A path of an audit, and what is looked at there.
  public struct Path: Codable, Sendable, Equatable {
    /// The file or folder, as it was given.
    public var path: String
    /// What it is called on every machine: relative to the repository, or to the working folder.
    public var name: String
    /// Whether it is an app, which is built and launched.
    public var isApp: Bool
    /// The root of its repository on this machine; empty for none.
    public var root: String
    /// What tells its screens apart, in the order of the report; none is there twice.
    public var screens: [String]
    /// The combinations of settings in words, in the order of the report, those of one launch together. Where there are
    /// no others, it is one empty text.
    public var settings: [[String]]
    /// A digest of its content.
    public var content: String
    /// The configuration that holds for it; nil for none.
    public var configuration: Configuration?

    /// Creates a path.
    public init(
      path: String, name: String, isApp: Bool, root: String, screens: [String],
      settings: [[String]] = [[""]], content: String, configuration: Configuration? = nil
    ) {
      self.path = path
      self.name = name
      self.isApp = isApp
      self.root = root
      self.screens = screens
      self.settings = settings
      self.content = content
      self.configuration = configuration
    }

    /// The units, in the order of the report.
    public var units: [AuditUnit] {
      settings.flatMap { settings in
        screens.map { AuditUnit(path: name, screen: $0, settings: settings) }
      }
    }
  }

  /// A `.curbcut.json`.
  public struct Configuration: Codable, Sendable, Equatable {
    /// The path of the file, for errors and reports.
    public var file: String
    /// Its content.
    public var text: String

    /// Creates a configuration.
    public init(file: String, text: String) {
      self.file = file
      self.text = text
    }
  }

  /// Creates a job.
  public init(
    version: String, arguments: [String], inputs: [String] = [], paths: [Path], day: Day? = nil,
    hasPictures: Bool = false,
    allowsOmissions: Bool = false, workingDirectory: String = ""
  ) {
    self.version = version
    self.arguments = arguments
    self.inputs = inputs
    self.paths = paths
    self.day = day
    self.hasPictures = hasPictures
    self.allowsOmissions = allowsOmissions
    self.workingDirectory = workingDirectory
  }

  /// How a path is configured on the job's day; nil for a path without a configuration.
  ///
  /// - Throws: what is wrong with the configuration.
  func configuration(of path: Path) throws(ReportFileError) -> AuditConfiguration? {
    guard let file = path.configuration else { return nil }
    let configuration = try AuditConfiguration(Data(file.text.utf8), file: file.file)
    return day.map(configuration.valid) ?? configuration
  }

  // MARK: What tells jobs apart

  /// A digest of content: two files have the same only if they are the same.
  public static func digest(of bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.text
  }

  /// Where the configurations have entries that have ended.
  private var ended: [String] {
    // Many paths have one configuration.
    var known: [String: [String]] = [:]
    return sortedPaths.flatMap { path -> [String] in
      guard day != nil, let text = path.configuration?.text else { return [] }
      if let ended = known[text] { return ended }
      let ended = ((try? configuration(of: path))?.map(\.ended) ?? nil ?? []).map(\.what)
      known[text] = ended
      return ended
    }
  }

  /// The facts that all parts of a job have in common, each with its name; an order of the paths is none.
  func facts() -> [(name: String, value: String)] {
    let paths = sortedPaths
    func list(_ parts: [String]) -> String { parts.joined(separator: "\u{1F}") }
    return [
      ("another version of Curbcut", version), ("other arguments", list(arguments)),
      ("other files of settings or ways", list(inputs)), ("other paths", list(paths.map(\.name))),
      ("other screens", list(paths.flatMap { [$0.name, "\($0.isApp)"] + $0.screens })),
      ("other settings", list(paths.flatMap { $0.settings.flatMap { $0 + [";"] } })),
      ("files with another content", list(paths.map(\.content))),
      (
        "another configuration",
        list(paths.flatMap { [$0.configuration?.text ?? "", $0.configuration == nil ? "" : "."] })
      ),
      ("another day, on which other entries of the configuration have ended", list(ended)),
      ("pictures in only one of them", "\(hasPictures)"),
      ("--allow-missing in only one of them", "\(allowsOmissions)"),
    ]
  }

  /// What tells the job from others: sixteen hexadecimal digits.
  public var digest: String { Fingerprint.hash(facts().map(\.value)) }

  // MARK: Shares

  /// Everything that is to be done, each once, in an order that is the same on every machine.
  ///
  /// Names are ordered as Unicode orders them, and not as a language does.
  public var units: [AuditUnit] {
    var units: [AuditUnit] = []
    // A path that is given twice is one.
    var seen: Set<String> = []
    for path in sortedPaths where seen.insert(path.name).inserted {
      let settings = path.settings.sorted { $0.lexicographicallyPrecedes($1) }
      for screen in path.screens.sorted() {
        units += settings.map { AuditUnit(path: path.name, screen: screen, settings: $0) }
      }
    }
    return units
  }

  private var sortedPaths: [Path] { paths.sorted { $0.name < $1.name } }

  /// Which shard does each of the ``units``, counted from 1.
  ///
  /// The screens of apps are dealt in blocks, so that few machines build the same app; all others like cards, to those
  /// that have the fewest. No two shards differ by more than one unit.
  public func shards(count: Int) -> [Int] { shards(of: units, count: count) }

  /// Which shard does each of the job's units.
  func shards(of units: [AuditUnit], count: Int) -> [Int] {
    let apps = Set(paths.filter(\.isApp).map(\.name))
    let ofApps = units.indices.filter { apps.contains(units[$0].path) }
    var shards = [Int](repeating: 0, count: units.count)
    var sizes = [Int](repeating: 0, count: count)
    for (place, unit) in ofApps.enumerated() {
      let shard = place * count / ofApps.count
      shards[unit] = shard + 1
      sizes[shard] += 1
    }
    // Those with one unit fewer come first, then all in turn.
    let most = sizes.max() ?? 0
    let turn = sizes.indices.filter { sizes[$0] < most } + sizes.indices
    var next = 0
    for unit in units.indices where shards[unit] == 0 {
      shards[unit] = turn[next] + 1
      next += 1
      if next == turn.count { next = turn.count - count }
    }
    return shards
  }

  /// The units of a shard.
  public func units(of shard: Shard) -> [AuditUnit] {
    let units = units
    return zip(units, shards(of: units, count: shard.count)).filter { $1 == shard.number }.map(\.0)
  }
}
