import CurbcutUIKit

/// What the system may ask an app to do in the background. A device that runs only while somebody uses it asks for nothing.
///
/// Follows <https://developer.apple.com/documentation/swiftui/backgroundtask>.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Brings the app's content up to date, as it was scheduled by a name.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
  /// Takes what a session of transfers with a name has brought.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Takes what any session of transfers has brought.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
  /// Takes what the sessions of transfers have brought whose names are as asked for.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<
    String, Void
  > {
    BackgroundTask()
  }
}

extension Scene {
  /// Sets what is done when the system asks for it in the background, which it never does here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)>.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Sets the size of a new window where windows have sizes. Here, as on a phone, a window is as large as its screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:)>.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size of a new window where windows have sizes. Here, as on a phone, a window is as large as its screen.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
}
