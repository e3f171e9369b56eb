import Foundation

/// Runs an app, and returns only when the host ends it.
///
/// In a process that runs an app of its own, the app is launched from the process's bundle, and the main run loop runs.
/// In a process that hosts an app it only tells the host which classes there are.
///
/// [UIApplicationMain(_:_:_:_:)](https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:))
/// - Parameters:
///   - argc: how many arguments the process was started with.
///   - argv: the arguments.
///   - principalClassName: a subclass of `UIApplication`; nil for what the Info.plist names.
///   - delegateClassName: the class of the app's delegate; nil when the main nib makes it.
/// - Returns: the exit status of the process; 1 when there is no such class.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  func find(_ name: String?) -> AnyClass? { name.flatMap { UIApplicationStart.find($0) } }
  if let delegateClassName, find(delegateClassName) == nil {
    FileHandle.standardError.write(
      Data("curbcut: there is no class \(delegateClassName) to be the app's delegate\n".utf8))
    return 1
  }
  return UIApplicationStart.run(principal: find(principalClassName), delegate: find(delegateClassName))
}

/// How `UIApplicationMain` and `@main` run an app.
@MainActor
package enum UIApplicationStart {
  /// Takes the classes in a process that hosts the app and launches it itself; nil lets the app run by itself.
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
