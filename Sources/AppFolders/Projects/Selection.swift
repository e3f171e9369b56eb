import Foundation

/// The target, the configuration and the way of launching that a choice means in a project.
struct Selection {
  let target: XcodeProject.Target
  /// Nil for the one that Xcode would take.
  let configuration: String?
  private let scheme: XcodeScheme?

  init(_ choice: BuildChoice, in family: ProjectFamily) throws(AppFolderError) {
    let project = family.main
    let apps = project.targets.filter(\.isApp)
    var name = choice.target
    var chosen: XcodeScheme?
    if let wanted = choice.scheme {
      let schemes = family.schemes
      if let found = schemes.first(where: { $0.name == wanted }) {
        chosen = found
        guard name != nil || apps.contains(where: found.runs) else {
          throw AppFolderError(
            project.url.path, problem: "the scheme ‘\(wanted)’ runs no app of this project",
            expected: "a scheme with an app to run")
        }
        name = name ?? apps.first(where: found.runs)?.name
      } else if apps.contains(where: { $0.name == wanted }) {
        // Xcode makes a scheme for each target.
        name = name ?? wanted
      } else {
        let names = Set(schemes.map(\.name) + apps.map(\.name)).sorted()
        throw AppFolderError(
          project.url.path, problem: "there is no scheme ‘\(wanted)’",
          expected: "one of \(names.joined(separator: ", "))")
      }
    }
    let target = try Self.app(named: name, among: apps, of: project)
    let scheme =
      chosen ?? (choice.scheme == nil ? Self.scheme(for: target, among: family.schemes, of: project) : nil)
    let names = project.configurationNames
    if let wanted = choice.configuration, !names.contains(wanted) {
      throw AppFolderError(
        project.url.path, problem: "there is no build configuration ‘\(wanted)’",
        expected: "one of \(names.joined(separator: ", "))")
    }
    self.target = target
    self.scheme = scheme
    configuration = choice.configuration ?? scheme?.configuration.flatMap { names.contains($0) ? $0 : nil }
  }

  /// How the scheme launches the app.
  func launch(_ settings: BuildSettings) -> XcodeScheme.Launch {
    var launch = scheme?.launch ?? XcodeScheme.Launch()
    launch.environment = launch.environment.mapValues(settings.expand)
    launch.arguments = launch.arguments.map(settings.expand)
    return launch
  }

  private static func app(
    named name: String?, among apps: [XcodeProject.Target], of project: XcodeProject
  ) throws(AppFolderError) -> XcodeProject.Target {
    if let name {
      if let target = apps.first(where: { $0.name == name }) { return target }
      throw AppFolderError(
        project.url.path, problem: "there is no app target ‘\(name)’",
        expected: "one of \(apps.map(\.name).joined(separator: ", "))")
    }
    // Only an app for iOS will do, not one for a watch, a TV or a Mac.
    let phones = apps.filter { target in
      let settings = project.settings(of: target)
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms == "auto"
    }
    guard let target = phones.first else {
      throw AppFolderError(
        project.url.path,
        problem: apps.isEmpty
          ? "the project has no app" : "\(apps.map(\.name).joined(separator: ", ")) is not an app for iOS",
        expected: "a target of the type com.apple.product-type.application for iphoneos")
    }
    return target
  }

  /// The scheme that a person would take: the target's or the project's own, or one that is for debugging.
  private static func scheme(
    for target: XcodeProject.Target, among schemes: [XcodeScheme], of project: XcodeProject
  ) -> XcodeScheme? {
    let fitting = schemes.filter { $0.runs(target) }
    let names = [target.name, project.url.deletingPathExtension().lastPathComponent]
    return names.lazy.compactMap { name in fitting.first { $0.name == name } }.first
      ?? fitting.first { $0.configuration?.lowercased().contains("debug") ?? true } ?? fitting.first
  }
}

extension XcodeScheme {
  /// Whether it runs a target.
  func runs(_ target: XcodeProject.Target) -> Bool {
    // Identifiers differ where a project was generated anew.
    targetID == target.id || self.target == target.name
  }
}
