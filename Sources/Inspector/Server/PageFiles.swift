import Foundation

/// The files of the page: those that are built in, or, for people who work on the page, those of a folder.
public struct PageFiles: Sendable {
  /// The files of the page by name, without a folder.
  private static let embedded: [String: @Sendable () -> [UInt8]] = [
    "app.js": { PackageResources.app_js },
    "assistivetouch.js": { PackageResources.assistivetouch_js },
    "guidedaccess.js": { PackageResources.guidedaccess_js },
    "audit.js": { PackageResources.audit_js },
    "compare.js": { PackageResources.compare_js },
    "connection.js": { PackageResources.connection_js },
    "contrast.js": { PackageResources.contrast_js },
    "device.js": { PackageResources.device_js },
    "dom.js": { PackageResources.dom_js },
    "element.js": { PackageResources.element_js },
    "icon.svg": { PackageResources.icon_svg },
    "index.html": { PackageResources.index_html },
    "inspector.css": { PackageResources.inspector_css },
    "inspector.js": { PackageResources.inspector_js },
    "keyboardaccess.js": { PackageResources.keyboardaccess_js },
    "keys.js": { PackageResources.keys_js },
    "log.js": { PackageResources.log_js },
    "marks.js": { PackageResources.marks_js },
    "microphone-samples.js": { PackageResources.microphone_samples_js },
    "microphone.js": { PackageResources.microphone_js },
    "overlay.js": { PackageResources.overlay_js },
    "screen.js": { PackageResources.screen_js },
    "settings.js": { PackageResources.settings_js },
    "sound.js": { PackageResources.sound_js },
    "speakscreen.js": { PackageResources.speakscreen_js },
    "speech.js": { PackageResources.speech_js },
    "switches.js": { PackageResources.switches_js },
    "tabs.js": { PackageResources.tabs_js },
    "technologies.js": { PackageResources.technologies_js },
    "touch.js": { PackageResources.touch_js },
    "touchpad.js": { PackageResources.touchpad_js },
    "tree.js": { PackageResources.tree_js },
    "voicecontrol.js": { PackageResources.voicecontrol_js },
    "zoom.js": { PackageResources.zoom_js },
  ]

  /// The names of the files that are built in, in alphabetical order.
  package static var names: [String] { embedded.keys.sorted() }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "json": "application/json",
  ]

  /// The largest file that is served, in bytes.
  private static let longest = 4_000_000

  private let folder: URL?

  /// The page that is built in.
  public static let builtIn = PageFiles()

  /// Creates a page whose files are read from a folder at each request.
  ///
  /// - Parameter folder: a folder with an `index.html`.
  /// - Throws: an ``InspectorError`` when it has none.
  public init(folder: URL) throws(InspectorError) {
    self.folder = folder
    guard file(at: "/") != nil else {
      throw InspectorError(
        "\(folder.path): the folder of the page has no index.html. Give a copy of Sources/Inspector/Page.")
    }
  }

  private init() { folder = nil }

  /// A file, and what kind of file it is.
  struct File: Equatable, Sendable {
    var type: String
    var content: Data
  }

  /// The file at a path of a URL; nil when there is none. A path must be a slash and one file name, so that it never
  /// leads out of the folder.
  func file(at path: String) -> File? {
    guard path.first == "/" else { return nil }
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard !name.hasPrefix("."), name.utf8.allSatisfy(Self.isPlain),
      let type = Self.types[URL(fileURLWithPath: name).pathExtension]
    else { return nil }
    guard let folder else { return Self.embedded[name].map { File(type: type, content: Data($0())) } }
    // A symbolic link might lead out of the folder.
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let file = folder.appendingPathComponent(name).resolvingSymlinksInPath().standardizedFileURL
    guard file.path.hasPrefix(root == "/" ? root : root + "/"),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, values.fileSize ?? 0 <= Self.longest,
      let content = try? Data(contentsOf: file)
    else { return nil }
    return File(type: type, content: content)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// Why the Inspector cannot run, in a sentence for the person who started it.
public struct InspectorError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence.
  public var description: String

  /// - Parameter description: the sentence.
  public init(_ description: String) { self.description = description }
}
