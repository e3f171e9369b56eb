import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let list = GroceryListViewController(store: GroceryStore())
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = .systemGreen
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
