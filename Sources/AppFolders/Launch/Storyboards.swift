import Foundation
import InterfaceBuilder

/// The storyboards of a bundle.
enum Storyboards {
  /// The storyboards, each with its name. Those that cannot be read are skipped; they are reported when the app opens
  /// them.
  static func documents(in bundle: URL) -> [(name: String, document: InterfaceBuilderDocument)] {
    documents(FolderWalk(bundle).files)
  }

  static func documents(_ files: [URL]) -> [(name: String, document: InterfaceBuilderDocument)] {
    files.filter { $0.pathExtension == "storyboard" }.compactMap { url in
      guard let document = try? InterfaceBuilderDocument.open(url), !document.isLaunchScreen else {
        return nil
      }
      return (url.deletingPathExtension().lastPathComponent, document)
    }
  }
}

extension AppContents {
  /// The scenes of all storyboards, without launch screens. Nothing is built to find them.
  public var scenes: [ScreenNames.Entry] {
    Storyboards.documents(resources.map(\.url)).flatMap { name, document in
      document.screens.map { ScreenNames.Entry(document: name, screen: $0) }
    }
  }
}
