import Foundation
import Synchronization

extension UserDefaults {
  private static let installed = Mutex<Unchecked<UserDefaults>?>(nil)

  /// Gives the app settings of its own, in place of the process's; nil restores those of the process.
  ///
  /// - Parameter defaults: the app's settings.
  package static func installStandard(_ defaults: UserDefaults?) {
    let defaults = defaults.map { Unchecked(value: $0) }
    installed.withLock { $0 = defaults }
  }

  /// An app's settings, in memory: empty at first, or with the contents of a file.
  ///
  /// - Parameter file: a property list that keeps the settings from one launch to the next; nil for none.
  package static func ofApp(keptIn file: URL? = nil) -> UserDefaults {
    AppDefaults(keptIn: file) ?? UserDefaults.Foundation::standard
  }

  /// The app's settings.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/userdefaults/standard>.
  @_disfavoredOverload
  public class var standard: UserDefaults {
    installed.withLock { $0 }?.value ?? UserDefaults.Foundation::standard
  }
}
