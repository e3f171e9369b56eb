import CurbcutFoundation
import Foundation
import Glibc
import ProcessArguments

extension XcodeScheme.Launch {
  /// Variables that lead this program, its libraries and the fence, and that no scheme changes here.
  private static let kept = ["HOME", "PATH", "TMPDIR", "USER", "SHELL", "PWD"]
  private static let keptPrefixes = ["LD_", "DYLD_", "CURBCUT_", "XDG_", "SWIFT_", "MALLOC_", "GLIBC_"]

  /// Gives the process the environment and the arguments that an app of a bundle is launched with.
  ///
  /// - Parameter bundle: the app's bundle.
  func apply(to bundle: Bundle) {
    for (name, value) in environment
    where !Self.kept.contains(name) && !Self.keptPrefixes.contains(where: name.hasPrefix) && !name.isEmpty
      && !name.contains("=") && !name.contains("\0") && !value.contains("\0")
    {
      setenv(name, value, 1)
    }
    guard !arguments.isEmpty else { return }
    ProcessArguments.replace(with: [bundle.executablePath ?? bundle.bundlePath] + arguments)
    // As on iOS, pairs of a name with a dash and a value are settings.
    UserDefaults.standard.register(defaults: settings)
  }

  /// The settings among the arguments: `-name value`.
  var settings: [String: String] {
    var settings: [String: String] = [:]
    var index = 0
    while index + 1 < arguments.count {
      let (name, value) = (arguments[index], arguments[index + 1])
      if name.hasPrefix("-"), name.count > 1, !value.hasPrefix("-") || Double(value) != nil {
        settings[String(name.dropFirst())] = value
        index += 1
      }
      index += 1
    }
    return settings
  }

  /// The tag of the language with the region: `de-AT`; nil for that of the device.
  public var languageTag: String? {
    guard let language, !language.isEmpty else { return nil }
    guard let region, !region.isEmpty, !language.contains("-") else { return language }
    return "\(language)-\(region)"
  }
}
