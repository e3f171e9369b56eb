import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  // The storyboard named in Info.plist fills the window.
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.tintColor = .systemIndigo
  }
}
