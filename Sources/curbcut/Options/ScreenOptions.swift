import AppFolders
import ArgumentParser
import DeviceSettings
import Foundation

/// The options of every command that shows a screen: the screen, the device and its settings.
struct ScreenOptions: ParsableArguments {
  @Argument(
    help:
      "A .storyboard or .xib file, the folder of an app (or its .xcodeproj), which is built and launched, a .swift file with previews, or a recording from a device, or a folder of them (Documentation/recordings.md).",
    completion: .file())
  var file = ""

  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      "In place of a file, a running program of this desktop, by the name that it has there (Documentation/linux-desktop.md); for read, tree, audit and voiceover.",
      valueName: "name"))
  var desktopApp: String?

  @Option(
    help: ArgumentHelp(
      "The screen: its object id, storyboard identifier, title or class; Storyboard/identifier where several have it.",
      valueName: "id"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "The preview to show: the name of a #Preview or of a view of a PreviewProvider, or its number; File/name where several have it.",
      valueName: "name"))
  var preview: String?

  @Flag(help: "Every screen or preview of the file, one after the other.")
  var allScreens = false

  @Option(
    help: ArgumentHelp(
      "A gesture script that is played with VoiceOver first: the way to a screen (Documentation/gesture-scripts.md).",
      valueName: "file"),
    completion: .file())
  var after: String?

  @OptionGroup(title: "Device")
  var device: DeviceOptions

  // Each level of nested groups makes the parser's checks many times slower, so these are not nested.
  @OptionGroup(title: "Settings")
  var settings: SettingOptions

  @OptionGroup(title: "Display & Text Size")
  var display: DisplayOptions

  @OptionGroup(title: "Motion")
  var motion: MotionOptions

  @OptionGroup(title: "Audio, Visual & Touch")
  var media: MediaOptions

  @OptionGroup(title: "Assistive technologies")
  var technologies: TechnologyOptions

  @OptionGroup(title: "Folders of apps")
  var app: AppOptions

  @Flag(help: "Print JSON (Documentation/json-schema.md).")
  var json = false

  /// The set-up of the device. The technology that is used is on unless the options turn it off.
  func setUp(for used: UsedTechnology = .voiceOver) throws -> SetUp {
    var start = Settings()
    used.begin(in: &start)
    var result = try settings.result(start, flags: flags)
    if let textSize = device.textSize { result.settings.contentSize = textSize }
    if device.dark { result.settings.appearance = .dark }
    if let system = device.ios { result.settings.system = system }
    if device.rightToLeft { result.settings.forceRightToLeft = true }
    if let language = device.language { result.settings.language = language }
    return SetUp(
      settings: result.settings, unknown: result.unknown,
      language: device.language ?? (result.given.contains("language") ? result.settings.language : nil))
  }

  private var flags: [(key: String, value: SettingValue)] {
    display.values + motion.values + media.values + technologies.values
  }

  /// The settings that the options ask for.
  struct SetUp {
    var settings: Settings
    /// The entries of the settings file that are not settings.
    var unknown: [SettingsStore.UnknownSetting]
    /// The requested language; nil for the one that a file is written in.
    var language: String?
  }

  func validate() throws {
    if desktopApp != nil { return try validateDesktop() }
    if allScreens, screen != nil {
      throw ValidationError("--screen and --all-screens exclude each other: give one of them.")
    }
    if preview != nil {
      if allScreens || screen != nil {
        throw ValidationError("--preview excludes --screen and --all-screens: give one of them.")
      }
      if !file.isEmpty, !AppFolder.isApp(file) {
        throw ValidationError("--preview is for a .swift file or the folder of an app, not for \(file).")
      }
    }
    if screen != nil, AppFolder.isSource(file) {
      throw ValidationError("--screen names a scene of a storyboard; --preview names a preview of \(file).")
    }
    if after != nil, allScreens {
      throw ValidationError("--after leads to one screen; leave --all-screens out.")
    }
    if file.isEmpty { throw ValidationError(Self.noFile) }
  }

  private func validateDesktop() throws {
    if desktopApp?.isEmpty ?? true { throw ValidationError("The name after --app is empty.") }
    if !file.isEmpty { throw ValidationError("--app names a running program; leave \(file) out.") }
    for (option, isGiven) in [
      ("--screen", screen != nil), ("--preview", preview != nil), ("--all-screens", allScreens),
      ("--after", after != nil),
    ] where isGiven {
      throw ValidationError("A running program shows what it shows; leave \(option) out.")
    }
  }

  /// Whether the screen is named by nothing, or by an empty name.
  private static var noFile: String {
    OwnArguments.all.contains("") ? "The file's name is empty." : "Missing expected argument '<file>'"
  }
}

/// The device that a screen is shown on, and its most important settings.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "\(Device.all.map(\.name).joined(separator: ", ")); by default iPhone 16, or what a preview asks for.",
      valueName: "name"),
    transform: Self.device)
  var chosenDevice: Device?

  /// The device to show on.
  var device: Device { chosenDevice ?? .iPhone16 }

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose looks and measures hold: \(SystemVersion.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "version"),
    transform: Self.system)
  var ios: SystemVersion?

  @Flag(help: "Hold the device sideways.")
  var landscape = false

  @Option(
    help: ArgumentHelp(
      "The text size: \(ContentSize.allCases.map(\.name).joined(separator: ", ")).", valueName: "size"),
    transform: Self.textSize)
  var textSize: ContentSize?

  @Option(
    help: ArgumentHelp(
      "The language, as a tag like de or pt-BR: its .strings beside the file are used.", valueName: "tag"),
    transform: Self.language)
  var language: String?

  @Flag(help: "Lay out from right to left, whatever the language.")
  var rightToLeft = false

  @Flag(help: "Dark appearance.")
  var dark = false

  var orientation: Device.Orientation { landscape ? .landscape : .portrait }

  private static func device(named name: String) throws -> Device {
    guard let device = Device(named: name) else {
      throw ValidationError(
        "There is no such device. \(Suggestion.hint(for: name, in: Device.all.map(\.name)))")
    }
    return device
  }

  private static func system(named name: String) throws -> SystemVersion {
    guard let system = SystemVersion(rawValue: name) else {
      let known = SystemVersion.allCases.map(\.rawValue)
      throw ValidationError("There is no such version of iOS here. \(Suggestion.hint(for: name, in: known))")
    }
    return system
  }

  private static func textSize(named name: String) throws -> ContentSize {
    guard let size = ContentSize(named: name) else {
      throw ValidationError(
        "There is no such text size. \(Suggestion.hint(for: name, in: ContentSize.allCases.map(\.name)))")
    }
    return size
  }

  static func language(tag: String) throws -> String {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isASCIILetter) } ?? false
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isASCIILetter || $0.isNumber } }
    guard isTag else {
      throw ValidationError("That is not a language tag; tags look like de, pt-BR or zh-Hans.")
    }
    return tag
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
