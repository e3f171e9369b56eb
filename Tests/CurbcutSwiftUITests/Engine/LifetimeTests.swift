import AccessibilityTree
import CurbcutCombine
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Nothing outlives the view that it was made for: not the graph its screen, and not a node, its objects or its state
/// the view that has gone.
@MainActor
@Suite(.serialized)
struct LifetimeTests {
  private struct Weak { weak var object: AnyObject? }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  /// The nodes below one, with their views and the objects of technologies.
  private func everything(in node: ViewNode) -> [AnyObject] {
    [node] + (node.view.map { [$0] } ?? []) + (node.accessibilityObject.map { [$0] } ?? [])
      + node.children.flatMap(everything)
  }

  /// What is left of a screen after it has gone, by the names of the classes.
  private func left<Content: View>(
    of content: Content, _ use: (HostedView<Content>) -> Void = { _ in }
  ) -> [String] {
    var kept: [Weak] = []
    func show() {
      let hosted = HostedView(content, size: CGSize(width: 400, height: 800))
      _ = hosted.tree
      use(hosted)
      hosted.settle()
      let graph = hosted.surface.graph
      kept = [Weak(object: graph), Weak(object: hosted.controller)]
      for surface in graph.shownSurfaces {
        kept.append(Weak(object: surface))
        kept += (surface.root.map(everything) ?? []).map { Weak(object: $0) }
      }
      hosted.window.isHidden = true
      hosted.window.rootViewController = nil
      hosted.settle()
    }
    show()
    UIKitHost.shared.advance(by: 3)
    UIKitHost.shared.pumpMainQueue()
    return Set(kept.compactMap(\.object).map { "\(type(of: $0))" }).sorted()
  }

  private struct Counter: View {
    @State private var count = 0
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Text("Count \(count + model.count)").onChange(of: count) { model.count += 1 }
        Button("More") { count += 1 }.accessibilityHint("Counts").accessibilityAction(named: "Less") {
          count -= 1
        }
      }
      .task { count += 1 }
      .onAppear { count += 1 }
    }
  }

  private struct Controls: View {
    @State private var text = "a"
    @State private var isOn = false
    @State private var value = 0.5
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var hasCursor: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused).accessibilityFocused($hasCursor)
        Toggle("On", isOn: $isOn)
        Slider(value: $value)
        Menu("Menu") { Button("One") {} }
        GeometryReader { Text("\($0.size.width)") }
      }
    }
  }

  private struct Presenting: View {
    @State private var isPresented = true
    var body: some View { Text("Below").sheet(isPresented: $isPresented) { Text("Sheet") } }
  }

  private struct Alerting: View {
    @State private var isPresented = true
    var body: some View { Text("Below").alert("Title", isPresented: $isPresented) { Button("OK") {} } }
  }

  private struct Pushing: View {
    @State private var path = NavigationPath([1])
    var body: some View {
      NavigationStack(path: $path) {
        List { NavigationLink("Go", value: 1) }.navigationTitle("Title")
          .navigationDestination(for: Int.self) { Text("Pushed \($0)") }
      }
    }
  }

  @Test func aScreenGoesWithAllThatItShows() {
    #expect(left(of: Text("One")) == [])
    #expect(
      left(of: Counter()) { hosted in _ = hosted.node("More")?.accessibilityActivate() } == [])
    #expect(left(of: Controls()) == [])
    #expect(left(of: Pushing()) == [])
    #expect(left(of: ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }) == [])
    #expect(left(of: TabView { Text("One").tabItem { Text("First") } }) == [])
  }

  @Test func whatAScreenHasPresentedGoesWithIt() {
    #expect(left(of: Presenting()) == [])
    #expect(left(of: Alerting()) == [])
  }

  /// [D] State lives as long as the identity of its view.
  @Test func stateGoesWithItsView() {
    final class Kept {}
    struct Holder: View {
      @State var kept: Kept
      @StateObject var model: Model
      var body: some View { Text("Holds \(model.count)") }
    }
    struct Screen: View {
      let make: () -> (Kept, Model)
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            let (kept, model) = make()
            Holder(kept: kept, model: model)
          }
          Button("Switch") { isThere.toggle() }
        }
      }
    }
    var made: [Weak] = []
    let hosted = HostedView(
      Screen {
        let (kept, model) = (Kept(), Model())
        made += [Weak(object: kept), Weak(object: model)]
        return (kept, model)
      })
    #expect(made.prefix(2).allSatisfy { $0.object != nil })
    _ = hosted.node("Switch")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["Switch"])
    #expect(made.allSatisfy { $0.object == nil })
  }

  @Test func aRemovedSubtreeGoesWithAllThatItShows() {
    struct Screen<Content: View>: View {
      let content: Content
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { content }
          Button("Switch") { isThere.toggle() }
        }
      }
    }
    func leftOfRemoved<Content: View>(_ content: Content) -> [String] {
      let hosted = HostedView(Screen(content: content), size: CGSize(width: 400, height: 800))
      UIKitHost.shared.advance(by: 1)
      hosted.settle()
      _ = hosted.tree
      func all() -> [AnyObject] {
        hosted.surface.graph.shownSurfaces.flatMap { $0.root.map(everything) ?? [] }
      }
      var before = all().map { Weak(object: $0) }
      _ = hosted.node("Switch")?.accessibilityActivate()
      hosted.settle()
      UIKitHost.shared.advance(by: 2)
      hosted.settle()
      _ = hosted.tree
      let after = Set(all().map { ObjectIdentifier($0) })
      before.removeAll { $0.object.map { after.contains(ObjectIdentifier($0)) } ?? true }
      return before.compactMap(\.object).map { "\(type(of: $0))" }
    }
    #expect(leftOfRemoved(Counter()) == [])
    #expect(leftOfRemoved(Controls()) == [])
    #expect(leftOfRemoved(List { Text("Row") }) == [])
    #expect(leftOfRemoved(Pushing()) == [])
    #expect(leftOfRemoved(Presenting()) == [])
  }

  /// [D] dismantleUIView: called when the view goes, by itself or with its screen.
  @Test func aViewOfUIKitIsDismantledOnce() {
    final class Log { var lines: [String] = [] }
    struct Switch: UIViewRepresentable {
      let log: Log
      func makeCoordinator() -> Log { log }
      func makeUIView(context: Context) -> UISwitch {
        log.lines.append("make")
        return UISwitch()
      }
      func updateUIView(_ uiView: UISwitch, context: Context) { log.lines.append("update") }
      static func dismantleUIView(_ uiView: UISwitch, coordinator: Log) {
        coordinator.lines.append("dismantle")
      }
    }
    let log = Log()
    #expect(left(of: Switch(log: log)) == [])
    #expect(log.lines.first == "make")
    #expect(log.lines.filter { $0 != "update" } == ["make", "dismantle"])
    #expect(log.lines.last == "dismantle")
  }
}
