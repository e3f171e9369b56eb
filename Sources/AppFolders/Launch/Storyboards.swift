import Foundation
import InterfaceBuilder

/// The storyboards of a bundle.
enum Storyboards {
  /// Each with its name; those that cannot be read are told of when the app opens them.
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
  /// The scenes of all storyboards, launch screens left out; nothing is built for it.
  public var scenes: [InterfaceBuilderDocument.Screen] {
    Storyboards.documents(resources.map(\.url)).flatMap(\.document.screens)
  }
}
