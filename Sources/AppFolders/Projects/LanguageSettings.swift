/// What the build settings of a target say about the language that its Swift files are written in.
///
/// Follows <https://developer.apple.com/documentation/xcode/build-settings-reference>.
struct LanguageSettings {
  /// 5 or 6.
  let mode: Int
  /// The conditions that are true in `#if`.
  let conditions: [String]
  /// Arguments of the compiler.
  let options: [String]

  init(_ settings: BuildSettings) {
    let major = settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    mode = major >= 6 ? 6 : 5
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    let isSaid = settings.names.contains("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let isRelease = settings["CONFIGURATION"]?.lowercased().contains("release") ?? false
    let active = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? (isSaid || isRelease ? "" : "DEBUG"))
      .split(separator: " ")
    conditions = Set(active.map(String.init) + Self.definitions(in: flags)).sorted()

    var features = Self.values(of: "-enable-upcoming-feature", in: flags)
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" { features += Self.approachableConcurrency }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for name in settings.names where name.hasPrefix(prefix) && settings[name] == "YES" {
      features += [Self.features[String(name.dropFirst(prefix.count))]].compactMap { $0 }
    }
    // Which of our modules declares a member is not always where Apple's does.
    features.removeAll { $0 == "MemberImportVisibility" }
    var options = Set(features).sorted().flatMap { ["-enable-upcoming-feature", $0] }
    options += Self.values(of: "-enable-experimental-feature", in: flags)
      .flatMap { ["-enable-experimental-feature", $0] }
    if flags.contains("-enable-bare-slash-regex") { options.append("-enable-bare-slash-regex") }
    // What Xcode 26 sets for new apps: their code is the main actor's unless it says otherwise.
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      options += ["-default-isolation", "MainActor"]
    }
    self.options = options
  }

  /// The features of what Xcode calls approachable concurrency.
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The compiler's names of features that change what code means, by the ends of Xcode's.
  private static let features = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "BARE_SLASH_REGEX": "BareSlashRegexLiterals",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// `-D NAME` and `-DNAME`.
  private static func definitions(in flags: [String]) -> [String] {
    values(of: "-D", in: flags)
      + flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
  }

  private static func values(of flag: String, in flags: [String]) -> [String] {
    zip(flags, flags.dropFirst()).filter { $0.0 == flag }.map(\.1)
  }
}
