import Foundation

extension AppContents {
  /// The same with what SwiftPM and Xcode add to targets with resources: `Bundle.module`, the Info.plist of its bundle, and
  /// constants for the files that are embedded in code.
  ///
  /// - Parameter folder: where these are written.
  func addingResourceBundles(in folder: URL) -> AppContents {
    var contents = self
    for index in modules.indices {
      let module = modules[index]
      let own = folder.appendingPathComponent("Generated/\(module.name)")
      if let bundle = module.resourceBundle {
        contents.addInformation(of: bundle, in: own)
        contents.add(ResourceAccessor.text(for: bundle), "resource_bundle_accessor.swift", to: index, in: own)
      }
      if !module.embedded.isEmpty {
        contents.add(
          ResourceAccessor.constants(of: module.embedded), "embedded_resources.swift", to: index, in: own)
      }
    }
    return contents
  }

  private mutating func addInformation(of bundle: ResourceBundle, in folder: URL) {
    guard let name = bundle.name else { return }
    let list = folder.appendingPathComponent("Info.plist")
    let information: [String: String] = [
      "CFBundleIdentifier": bundle.identifier, "CFBundleName": name, "CFBundlePackageType": "BNDL",
      "CFBundleDevelopmentRegion": bundle.language, "CFBundleInfoDictionaryVersion": "6.0",
    ]
    let data = try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
    guard let data, Self.write(data, to: list) else { return }
    resources.append(Resource(url: list, path: "\(name).bundle/Info.plist"))
  }

  private mutating func add(_ text: String, _ name: String, to module: Int, in folder: URL) {
    guard modules[module].c == nil else { return }
    let file = folder.appendingPathComponent(name)
    if Self.write(Data(text.utf8), to: file) { modules[module].sources.append(file) }
  }

  /// An unchanged file keeps its date, by which the build knows that nothing has changed.
  private static func write(_ data: Data, to file: URL) -> Bool {
    if (try? Data(contentsOf: file)) == data { return true }
    let folder = file.deletingLastPathComponent()
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else {
      return false
    }
    return (try? data.write(to: file, options: .atomic)) != nil
  }
}

/// The sources that SwiftPM generates for resources.
enum ResourceAccessor {
  static func text(for bundle: AppContents.ResourceBundle) -> String {
    guard let name = bundle.name else {
      return "import Foundation\nextension Bundle {\n  nonisolated static let module = Bundle.main\n}\n"
    }
    return """
      import Foundation
      extension Bundle {
        nonisolated static let module: Bundle = {
          let url = Bundle.main.bundleURL.appendingPathComponent(\(literal(name + ".bundle")))
          guard let bundle = Bundle(url: url) else { fatalError("unable to find bundle named \\(url.lastPathComponent)") }
          return bundle
        }()
      }

      """
  }

  static func constants(of files: [URL]) -> String {
    let members = files.map { file in
      let name = BuildSettings.identifier(file.lastPathComponent)
      let bytes = ((try? Data(contentsOf: file)) ?? Data()).map(String.init).joined(separator: ",")
      return "  static let \(name): [UInt8] = [\(bytes)]"
    }
    return "struct PackageResources {\n\(members.joined(separator: "\n"))\n}\n"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
