import CurbcutUIKit
import Foundation

/// What an app adds to pages: scripts, and those that hear of them.
///
/// No script runs here, so that nobody is told anything.
/// Follows <https://developer.apple.com/documentation/webkit/wkusercontentcontroller>.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var scripts: [WKUserScript] = []
  private var handlers: [String: AnyObject] = [:]
  private var lists: [WKContentRuleList] = []

  /// Creates a controller that adds nothing.
  public override init() { super.init() }

  /// The scripts that are added, in their order.
  open var userScripts: [WKUserScript] { scripts }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) {
    UnsupportedMembers.wasSet("WKUserContentController.addUserScript: no script runs")
    scripts.append(userScript)
  }

  /// Adds no script any more.
  open func removeAllUserScripts() { scripts.removeAll() }

  /// Lets an object hear what scripts tell it by a name. It is retained, as by iOS.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(handler: scriptMessageHandler, name, .page)
  }
  /// Lets an object hear what the scripts of a world tell it by a name.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    add(handler: scriptMessageHandler, name, world)
  }
  /// Lets an object hear and answer what the scripts of a world tell it by a name.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) {
    add(handler: scriptMessageHandlerWithReply, name, contentWorld)
  }

  private func add(handler: AnyObject, _ name: String, _ world: WKContentWorld) {
    UnsupportedMembers.wasSet(
      "WKUserContentController.add(_:name:): no script runs that could tell something")
    handlers[key(name, world)] = handler
  }

  private func key(_ name: String, _ world: WKContentWorld) -> String { "\(world.name ?? "")\n\(name)" }

  /// Lets nobody hear what scripts tell by a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[key(name, .page)] = nil }
  /// Lets nobody hear what the scripts of a world tell by a name.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[key(name, contentWorld)] = nil
  }
  /// Lets nobody hear what scripts tell.
  open func removeAllScriptMessageHandlers() { handlers.removeAll() }

  /// Adds rules for what pages may load.
  open func add(_ contentRuleList: WKContentRuleList) { lists.append(contentRuleList) }
  /// Takes rules away.
  open func remove(_ contentRuleList: WKContentRuleList) { lists.removeAll { $0 === contentRuleList } }
  /// Takes all rules away.
  open func removeAllContentRuleLists() { lists.removeAll() }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// Before anything of the page.
  case atDocumentStart
  /// When the page is there.
  case atDocumentEnd
}

/// A script that an app adds to pages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkuserscript>.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page alone, and not in its frames.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld = .page
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// Where scripts run without meeting others.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontentworld>.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// That of the page's own scripts.
  public static let page = WKContentWorld(nil)
  /// That of the app's scripts.
  public static let defaultClient = WKContentWorld("")
  private static var worlds: [String: WKContentWorld] = [:]

  /// The name; nil for that of the page.
  public let name: String?

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  /// The world of a name.
  open class func world(name: String) -> WKContentWorld {
    if let known = worlds[name] { return known }
    let made = WKContentWorld(name)
    worlds[name] = made
    return made
  }
}

/// Rules for what pages may load.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontentrulelist>.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// Distinguishes the rules from others.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// What a script tells an app.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkscriptmessage>.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What is told.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// Where the script runs.
  open private(set) weak var webView: WKWebView?
  /// The frame in which it runs.
  public let frameInfo: WKFrameInfo

  init(_ body: Any, name: String, webView: WKWebView?, frame: WKFrameInfo) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = frame
    super.init()
  }
}

/// Hears what scripts tell. No script runs here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkscriptmessagehandler>.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has told something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what scripts tell, and answers. No script runs here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply>.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A script has told something, and waits for an answer or an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}
