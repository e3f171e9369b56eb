import CurbcutFoundation

/// Runs an app, and returns only when the host ends it.
///
/// In a process of its own, the app is launched from the process's bundle, and the main run loop runs. In a process
/// that hosts an app, this only tells the host which classes to use.
///
/// [UIApplicationMain(_:_:_:_:)](https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:))
/// - Parameters:
///   - argc: the number of arguments of the process.
///   - argv: the arguments.
///   - principalClassName: a subclass of `UIApplication`; nil for the one in the Info.plist.
///   - delegateClassName: the class of the app's delegate; nil when the main nib creates it.
/// - Returns: the exit status of the process; 1 when there is no such delegate class.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  func find(_ name: String?) -> AnyClass? { name.flatMap { UIApplicationStart.find($0) } }
  if let delegateClassName, find(delegateClassName) == nil {
    HostMessages.write("curbcut: there is no class \(delegateClassName) for the app's delegate\n")
    return 1
  }
  return UIApplicationStart.run(principal: find(principalClassName), delegate: find(delegateClassName))
}

/// Runs an app, for `UIApplicationMain` and `@main`.
@MainActor
package enum UIApplicationStart {
  /// Receives the classes in a process that hosts the app and launches it itself; nil to launch the app here.
  package static var host: ((_ principal: AnyClass?, _ delegate: AnyClass?) -> Int32)?

  static func find(_ name: String) -> AnyClass? {
    AppLaunch.find(name, in: [ProcessInfo.processInfo.processName])
  }

  static func run(principal: AnyClass?, delegate: AnyClass?) -> Int32 {
    if let host { return host(principal, delegate) }
    let module = delegate.map { String(reflecting: $0) }?.split(separator: ".").first.map(String.init)
    AppLaunch(
      bundle: .main, delegateClass: delegate, principalClass: principal, modules: module.map { [$0] } ?? []
    ).run()
    UIKitHost.shared.runInRealTime()
    return 0
  }
}
