import CurbcutGraphics
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// Hosting controllers on a navigation controller of UIKit, whose bars show what the views say.
@MainActor
@Suite(.serialized)
struct HostedInNavigationTests {
  /// A stack of UIKit whose screens show views of SwiftUI.
  @MainActor
  private final class Stack {
    let controller: UINavigationController
    let window: UIWindow

    init(_ root: UIViewController) {
      UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
      UIView.setAnimationsEnabled(false)
      window = UIKitHost.shared.makeWindow()
      controller = UINavigationController(rootViewController: root)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      settle()
    }

    isolated deinit {
      window.isHidden = true
      UIView.setAnimationsEnabled(true)
    }

    func settle() {
      for _ in 0..<3 {
        UIKitHost.shared.pumpMainQueue()
        window.layoutIfNeeded()
      }
    }

    var top: UIViewController? { controller.topViewController }
    var item: UINavigationItem? { top?.navigationItem }

    /// Presses the element with a label in the screen on top.
    func press(_ label: String) -> Bool {
      func find(_ object: Any) -> UIResponder? {
        guard let object = object as? UIResponder else { return nil }
        if object.isAccessibilityElement { return object.accessibilityLabel == label ? object : nil }
        return (object.accessibilityElements ?? (object as? UIView)?.subviews ?? []).lazy
          .compactMap { find($0) }.first
      }
      defer { settle() }
      return top.flatMap { find($0.view as Any) }?.accessibilityActivate() ?? false
    }
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var title = "First"
    @Published var isHidden = false
    @Published var isShown = false
    @Published var text = ""
    @Published var pressed = 0
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        Text("Row")
        NavigationLink("Link") { Leaf() }
        NavigationLink("Value", value: 1)
        NavigationLink(
          "Active", destination: Text("Condition").navigationTitle("Conditional"), isActive: $model.isShown)
      }
      .searchable(text: $model.text, prompt: "Find")
      .toolbar {
        ToolbarItem { Button("Press") { model.pressed += 1 } }
        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      }
      .toolbar(model.isHidden ? .hidden : .automatic, for: .navigationBar)
      .navigationTitle(model.title).navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() }.navigationTitle("Leaf") }
  }

  @Test func theBarsShowWhatTheViewsSay() throws {
    let model = Model()
    let stack = Stack(UIHostingController(rootView: Screen(model: model)))
    let item = try #require(stack.item)
    #expect(item.title == "First")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.searchController?.searchBar.placeholder == "Find")
    #expect(item.rightBarButtonItems?.count == 1)
    #expect(!stack.controller.isToolbarHidden)
    model.title = "Second"
    stack.settle()
    #expect(item.title == "Second")
    model.isHidden = true
    stack.settle()
    #expect(stack.controller.isNavigationBarHidden)
    stack.controller.pushViewController(UIViewController(), animated: false)
    stack.settle()
    #expect(!stack.controller.isNavigationBarHidden && stack.controller.isToolbarHidden)
    stack.controller.popViewController(animated: false)
    stack.settle()
    #expect(stack.controller.isNavigationBarHidden && !stack.controller.isToolbarHidden)
  }

  @Test func whatTheViewsAreSilentAboutStaysAsTheAppHasSetIt() throws {
    let hosting = UIHostingController(rootView: Text("Plain"))
    hosting.title = "Of the app"
    hosting.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    hosting.navigationItem.largeTitleDisplayMode = .always
    let stack = Stack(hosting)
    let item = try #require(stack.item)
    #expect(item.title == "Of the app" || hosting.title == "Of the app")
    #expect(item.rightBarButtonItems?.count == 1)
    #expect(item.largeTitleDisplayMode == .always)
    hosting.rootView = Text("Changed")
    stack.settle()
    #expect(item.rightBarButtonItems?.count == 1)
  }

  @Test func linksPushOnTheNavigationControllerOfUIKit() throws {
    let stack = Stack(UIHostingController(rootView: Screen(model: Model())))
    #expect(stack.press("Link"))
    #expect(stack.controller.viewControllers.count == 2)
    #expect(stack.item?.title == "Leaf")
    #expect(stack.press("Done"))
    #expect(stack.controller.viewControllers.count == 1)
    // There is no destination for values without a stack of SwiftUI.
    _ = stack.press("Value")
    #expect(stack.controller.viewControllers.count == 1)
  }

  /// A screen of UIKit that a hosting controller is a part of.
  private func screen(with part: UIViewController) -> UIViewController {
    let screen = UIViewController()
    screen.addChild(part)
    part.view.frame = screen.view.bounds
    screen.view.addSubview(part.view)
    part.didMove(toParent: screen)
    return screen
  }

  @Test func dismissInAPartOfAScreenTakesTheScreenAway() {
    let stack = Stack(screen(with: UIHostingController(rootView: Leaf())))
    _ = stack.press("Done")
    #expect(stack.controller.viewControllers.count == 1)
    stack.controller.pushViewController(
      screen(with: UIHostingController(rootView: Leaf())), animated: false)
    stack.settle()
    #expect(stack.press("Done"))
    #expect(stack.controller.viewControllers.count == 1)
  }

  @Test func aPartOfAScreenHasLinksButDoesNotSpeakForTheBars() throws {
    let screen = screen(with: UIHostingController(rootView: Screen(model: Model())))
    screen.title = "Of the app"
    let stack = Stack(screen)
    #expect(stack.item?.title == "Of the app")
    #expect(stack.item?.rightBarButtonItems == nil)
    #expect(stack.press("Link"))
    #expect(stack.item?.title == "Leaf")
    #expect(stack.press("Done"))
    #expect(stack.top === screen)
  }

  @Test func aConditionShowsAScreenAndLearnsThatItIsGone() throws {
    let model = Model()
    let stack = Stack(UIHostingController(rootView: Screen(model: model)))
    model.isShown = true
    stack.settle()
    #expect(stack.item?.title == "Conditional")
    stack.controller.popViewController(animated: false)
    stack.settle()
    #expect(!model.isShown)
    model.isShown = true
    stack.settle()
    #expect(stack.controller.viewControllers.count == 2)
    model.isShown = false
    stack.settle()
    #expect(stack.controller.viewControllers.count == 1)
  }

  @Test func dismissTakesAwayWhatWasPresentedOrPushed() {
    let stack = Stack(UIViewController())
    stack.controller.pushViewController(UIHostingController(rootView: Leaf()), animated: false)
    stack.settle()
    #expect(stack.press("Done"))
    #expect(stack.controller.viewControllers.count == 1)
    let sheet = UIHostingController(rootView: Leaf())
    stack.controller.present(sheet, animated: false)
    stack.settle()
    #expect(sheet.presentingViewController != nil)
    let view = sheet.view as? _UIHostingView<Leaf>
    #expect(view?.surface.graph.environment.value.isPresented == true)
    view?.surface.graph.environment.value.dismiss()
    stack.settle()
    #expect(sheet.presentingViewController == nil)
  }

  @Test func aScreenGoesWithItsSheetWhileSomethingWaitsToBeUpdated() {
    struct Presenting: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(model.title)
          .sheet(isPresented: .constant(true)) {
            Text("Sheet \(model.title)").sheet(isPresented: .constant(true)) {
              Text("Another \(model.title)")
            }
          }
      }
    }
    let model = Model()
    let stack = Stack(UIViewController())
    stack.window.rootViewController = UIHostingController(rootView: Presenting(model: model))
    stack.settle()
    #expect(stack.window.rootViewController?.presentedViewController != nil)
    model.title = "Changed"
    stack.window.rootViewController = UIViewController()
    stack.settle()
    #expect(stack.window.rootViewController?.presentedViewController == nil)
  }
}
