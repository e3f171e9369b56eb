import Foundation
import Synchronization

extension Bundle {
  private static let installed = Mutex<Unchecked<Bundle>?>(nil)

  /// Makes a folder the app's bundle, in place of the process's; nil restores that of the process.
  ///
  /// - Parameter bundle: the app's bundle.
  package static func installMain(_ bundle: Bundle?) {
    let bundle = bundle.map { Unchecked(value: $0) }
    installed.withLock { $0 = bundle }
    // The app's languages have a say in its locale.
    DeviceLanguage.updateLocale()
  }

  /// The app's bundle, if a host installed one; nil otherwise.
  package static var installedMain: Bundle? { installed.withLock { $0 }?.value }

  /// The app's bundle: the folder that a host launched, otherwise the one of the process.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/bundle/main>.
  @_disfavoredOverload
  public class var main: Bundle { installedMain ?? Bundle.Foundation::main }

  /// Creates the bundle that a class comes from: the app's for classes of a folder that a host launched.
  ///
  /// - Parameter aClass: the class.
  @_disfavoredOverload
  public convenience init(for aClass: AnyClass) {
    if let path = Bundle.installedMain?.bundlePath, FileManager.default.fileExists(atPath: path),
      ObjCRuntime.isOfApp(aClass)
    {
      self.init(folder: path)
    } else {
      self.Foundation::init(for: aClass)
    }
  }

  /// Creates the bundle of an existing folder, which cannot fail: any folder is a bundle.
  private convenience init!(folder path: String) { self.init(path: path) }

  /// The key in the app's Info.plist under which a host lists the identifiers of frameworks that are part of the app, and
  /// whose resources are in its bundle.
  package static let frameworksKey = "CurbcutFrameworkIdentifiers"

  /// Creates the bundle with an identifier: the app's, also for its frameworks, or one that is loaded; nil when there is
  /// none.
  ///
  /// - Parameter identifier: the identifier.
  @_disfavoredOverload
  public convenience init?(identifier: String) {
    let frameworks = Bundle.installedMain?.object(forInfoDictionaryKey: Self.frameworksKey) as? [String]
    if let app = Bundle.installedMain,
      app.bundleIdentifier == identifier || frameworks?.contains(identifier) == true
    {
      self.init(path: app.bundlePath)
    } else {
      self.Foundation::init(identifier: identifier)
    }
  }
}
