import Foundation

/// The folder of an app of a few files, which goes when the test is done.
struct SmallApp {
  /// Where the app's folder is, and what else the test writes.
  let folder: TemporaryFolder
  /// The path of the app's folder.
  let path: String

  /// Creates an empty folder of a name.
  init(_ name: String) throws {
    folder = try TemporaryFolder()
    path = folder.url(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Where what is built is kept.
  var scratch: String { folder.url("scratch").path }

  /// Writes a file of the app.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path).appendingPathComponent(name))
  }

  /// Runs a command with the app.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandLineTool.Result {
    try CommandLineTool.run(arguments + [path, "--scratch", scratch], environment: environment)
  }

  /// An app delegate that shows a controller.
  ///
  /// - Parameters:
  ///   - root: the expression of the controller.
  ///   - mark: the attribute that makes it the app's.
  static func delegate(showing root: String, mark: String = "@main") -> String {
    """
    import UIKit

    \(mark)
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = \(root)
        window?.makeKeyAndVisible()
        return true
      }
    }
    """
  }
}
