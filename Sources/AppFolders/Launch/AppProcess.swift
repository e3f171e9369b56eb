import CurbcutUIKit
import Foundation
import InterfaceBuilder

/// An app that runs in this process, with the UIKit that the process has.
///
/// A process can run one app once: what a library registered when it was loaded stays.
@MainActor
public final class AppProcess {
  /// A scene of one of the app's storyboards.
  public struct Scene: Sendable {
    /// The name of the storyboard, without `.storyboard`.
    public var storyboard: String
    /// The scene.
    public var screen: InterfaceBuilderDocument.Screen
  }

  /// What was built.
  public let product: AppBuild.Product
  private let documents: [(name: String, document: InterfaceBuilderDocument)]

  private init(product: AppBuild.Product) {
    self.product = product
    documents = Storyboards.documents(in: product.bundle)
  }

  /// The scenes of all storyboards of the bundle, launch screens left out.
  public var scenes: [Scene] {
    documents.flatMap { name, document in
      document.screens.map { Scene(storyboard: name, screen: $0) }
    }
  }

  /// The scene of an id, a storyboard identifier, a class or a title, tried in this order.
  ///
  /// - Parameter name: what the scene is known by.
  public func scene(named name: String) -> Scene? {
    let scenes = scenes
    return scenes.first { $0.screen.id == name } ?? scenes.first { $0.screen.storyboardIdentifier == name }
      ?? scenes.first { $0.screen.className == name } ?? scenes.first { $0.screen.title == name }
  }
}
