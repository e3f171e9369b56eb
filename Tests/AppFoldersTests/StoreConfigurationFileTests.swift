import Foundation
import Testing

@testable import AppFolders

@Suite("The StoreKit configuration of an app")
struct StoreConfigurationFileTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Läden \(UUID().uuidString)")
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  private func found(_ files: [String: String], project: String? = nil) throws -> [String] {
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    return StoreConfigurationFile.resources(
      in: folder, project: project.map(folder.appendingPathComponent)
    ).map { resource in
      #expect(resource.path == "Configuration.storekit")
      return String(resource.url.path.dropFirst(folder.standardizedFileURL.path.count + 1))
    }
  }

  private let scheme = """
    <Scheme><LaunchAction><StoreKitConfigurationFileReference
      identifier = "../../Misc/Two.storekit"></StoreKitConfigurationFileReference></LaunchAction></Scheme>
    """

  @Test("The scheme says which one it is, by a path from the project's shared data")
  func namedByScheme() throws {
    let files = [
      "Misc/One.storekit": "{}", "Misc/Two.storekit": "{}", "Shop.xcodeproj/project.pbxproj": "",
      "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme": scheme,
    ]
    #expect(try found(files, project: "Shop.xcodeproj") == ["Misc/Two.storekit"])
  }

  @Test("Without a scheme it is the only one that the project has; of two, none")
  func only() throws {
    let list = "path = One.storekit;"
    let one = ["One.storekit": "{}", "Shop.xcodeproj/project.pbxproj": list]
    #expect(try found(one, project: "Shop.xcodeproj") == ["One.storekit"])
    #expect(try found(["One.storekit": "{}"]) == ["One.storekit"])
    #expect(try found(one.merging(["Two.storekit": "{}"]) { $1 }, project: "Shop.xcodeproj") == [])
    #expect(
      try found(["One.storekit": "{}", "Shop.xcodeproj/project.pbxproj": ""], project: "Shop.xcodeproj") == []
    )
  }
}
