import CurbcutFoundation
import Testing

/// A folder that is an app's bundle while a test runs.
final class AppBundle {
  let url: URL
  private let before = (Bundle.installedMain, DeviceLanguage.preferredLanguages, DeviceLanguage.region)

  /// Writes files by path, and makes the folder the main bundle, on a device of a language.
  init(_ files: [String: String], languages: [String], region: String? = nil) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    Bundle.installMain(Bundle(path: url.path))
    DeviceLanguage.preferredLanguages = languages
    DeviceLanguage.region = region
  }

  deinit {
    Bundle.installMain(before.0)
    DeviceLanguage.preferredLanguages = before.1
    DeviceLanguage.region = before.2
    try? FileManager.default.removeItem(at: url)
  }
}

/// The property list of an app in English.
let infoPlist = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.app</string>
  <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
  """
