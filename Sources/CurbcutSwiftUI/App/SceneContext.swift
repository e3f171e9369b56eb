import CurbcutUIKit
import Foundation

/// What the views of one scene have in common: whether it is in use, what they keep, and what comes from outside.
@MainActor
final class SceneContext: @preconcurrency ObservableObject {
  /// The one of views that are in no scene of an app of SwiftUI.
  static let shared = SceneContext()
  /// Those of the windows of the app.
  private static var all: [WeakContext] = []

  private struct WeakContext { weak var context: SceneContext? }
  private struct Receiver<Value> {
    weak var node: ViewNode?
    let receive: (Value) -> Void
  }

  let objectWillChange = ObservableObjectPublisher()
  let storage = SceneValues()
  private(set) var phase = ScenePhase.active
  /// Which of the app's scenes the window shows; nil for the first.
  var choice: SceneChoice?
  /// The window as it was at an earlier launch; nil when it is new.
  var restoredWindow: SavedWindow?
  private(set) weak var scene: UIScene?
  private var urlReceivers: [Receiver<URL>] = []
  private var activityReceivers: [(type: String, receiver: Receiver<NSUserActivity>)] = []
  /// What came before a view was there to take it.
  private var waitingURLs: [URL] = []
  private var waitingActivities: [NSUserActivity] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ scene: UIScene? = nil) {
    guard let scene else { return }
    self.scene = scene
    Self.all.removeAll { $0.context == nil }
    Self.all.append(WeakContext(context: self))
    // At its launch an app is not active yet, and many begin to work when they hear that it has become so.
    phase =
      switch scene.activationState {
      case .foregroundActive: .active
      case .background: .background
      default: .inactive
      }
    let changes: [(NSNotification.Name, ScenePhase)] = [
      (UIScene.didActivateNotification, .active), (UIScene.willDeactivateNotification, .inactive),
      (UIScene.willEnterForegroundNotification, .inactive),
      (UIScene.didEnterBackgroundNotification, .background),
    ]
    tokens = changes.map { name, phase in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { [weak self] _ in
        Isolation.toMain { self?.come(to: phase) }
      }
    }
    let saved = SavedWindow(scene.session.stateRestorationActivity)
    restoredWindow = saved
    storage.restore(saved?.values ?? [:])
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UISceneSession.willSaveNotification, object: scene, queue: nil
      ) { [weak self] _ in Isolation.onMain { self?.save() } })
  }

  /// Tells the system what is to be kept of the window.
  private func save() {
    scene?.session.stateRestorationActivity = SavedWindow(self).activity
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func come(to new: ScenePhase) {
    guard new != phase else { return }
    objectWillChange.send()
    phase = new
    updateViews?()
  }

  /// Brings the views up to date, so that they hear of each phase, however soon the next one follows.
  var updateViews: (@MainActor () -> Void)?

  // MARK: From outside

  /// Those of the windows that are there, in the order in which they were made.
  static var connected: [SceneContext] { all.compactMap(\.context).filter { $0.scene != nil } }

  /// The window that takes what comes from outside: the last that was made.
  static var receiver: SceneContext? { all.compactMap(\.context).last }

  func open(_ url: URL) {
    let receivers = urlReceivers.filter { $0.node != nil }
    if receivers.isEmpty { return waitingURLs.append(url) }
    for receiver in receivers { receiver.receive(url) }
  }

  /// Gives an activity to the views that continue its type.
  func `continue`(_ activity: NSUserActivity) {
    let receivers = activityReceivers.filter { $0.type == activity.activityType && $0.receiver.node != nil }
    if receivers.isEmpty { return waitingActivities.append(activity) }
    for entry in receivers { entry.receiver.receive(activity) }
  }

  func onOpenURL(_ node: ViewNode, _ receive: @escaping (URL) -> Void) {
    urlReceivers.removeAll { $0.node == nil }
    urlReceivers.append(Receiver(node: node, receive: receive))
    let due = waitingURLs
    waitingURLs = []
    for url in due { receive(url) }
  }

  func onContinue(_ type: String, _ node: ViewNode, _ receive: @escaping (NSUserActivity) -> Void) {
    activityReceivers.removeAll { $0.receiver.node == nil }
    activityReceivers.append((type, Receiver(node: node, receive: receive)))
    let due = waitingActivities.filter { $0.activityType == type }
    waitingActivities.removeAll { $0.activityType == type }
    for activity in due { receive(activity) }
  }
}

private enum SceneContextKey: EnvironmentKey {
  static var defaultValue: SceneContext? { nil }
}

extension EnvironmentValues {
  /// What the views of the scene have in common.
  @MainActor var sceneContext: SceneContext {
    get { self[SceneContextKey.self] ?? .shared }
    set { self[SceneContextKey.self] = newValue }
  }
}

/// Takes something that comes to the scene from outside, from when the view appears.
struct SceneReceivingModifier: PrimitiveModifier {
  var begin: @MainActor (SceneContext, ViewNode) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let node = WrapperNode(inputs, body(inputs))
    inputs.surface.whenAppeared { [weak node] in
      guard let node else { return }
      modifier.value.begin(node.environment.value.sceneContext, node)
    }
    return node
  }
}

/// Tells the system what the person does in a view.
struct UserActivityModifier: ViewModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
  @State private var activity: NSUserActivity?

  func body(content: Content) -> some View {
    content.onChange(of: isActive, initial: true) {
      activity?.invalidate()
      activity = nil
      guard isActive else { return }
      let new = NSUserActivity(activityType: type)
      update(new)
      new.becomeCurrent()
      activity = new
    }
    .onDisappear {
      activity?.invalidate()
      activity = nil
    }
  }
}

extension View {
  /// Calls a closure when the app is asked to open a URL.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)>.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(SceneReceivingModifier { context, node in context.onOpenURL(node, action) })
  }

  /// Calls a closure when the app is to continue an activity.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)>.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(SceneReceivingModifier { context, node in context.onContinue(activityType, node, action) })
  }

  /// Tells the system what the person does in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)>.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Tells the system what the person does with an element, unless it is nil.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }
}
