import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What can be done with elements.
@MainActor
@Suite(.serialized)
struct AccessibilityActionTests {
  // [R] AS:previews, 18.5 and 26.2
  @Test func theActionsOfABuilderComeInReverse() {
    var done: [String] = []
    let hosted = HostedView(
      Text("Mail").accessibilityActions {
        Button("Reply") { done.append("reply") }
        Button("Forward") { done.append("forward") }
        if done.isEmpty { Button("Delete", role: .destructive) {} }
      })
    let actions = hosted.tree.elements[0].details.customActions
    #expect(actions.map(\.name.string) == ["Delete", "Forward", "Reply"])
    _ = hosted.elements[0].accessibilityCustomActions?[2].actionHandler?(
      UIAccessibilityCustomAction(name: "", actionHandler: { _ in true }))
    #expect(done == ["reply"])
  }

  // [D] CAV ActionExample: “a single resulting element, with multiple named custom actions, named after the combined
  // elements”
  @Test func defaultActionsOfSeveralPartsAreNamedAfterThem() {
    var done: [String] = []
    let hosted = HostedView(
      HStack {
        Text("Default").accessibilityLabel("Action A").accessibilityAction { done.append("A") }
        Text("Default").accessibilityLabel("Action B").accessibilityAction { done.append("B") }
      }.accessibilityElement(children: .combine).accessibilityLabel("Both"))
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    let element = provider.tree.elements[0]
    #expect(element.details.customActions.map(\.name.string) == ["Action A", "Action B"])
    #expect(provider.perform(.custom(1), on: element.id))
    #expect(hosted.elements[0].accessibilityActivate() == false)
    #expect(done == ["B"])
  }

  // [D] CAV ActionExample
  @Test func theDefaultActionOfOnePartIsThatOfTheWhole() {
    var count = 0
    let hosted = HostedView(
      HStack {
        Text("A").accessibilityAction { count += 1 }
        Text("B")
      }.accessibilityElement(children: .combine))
    #expect(hosted.tree.elements[0].details.customActions.isEmpty)
    #expect(hosted.elements[0].accessibilityActivate())
    #expect(count == 1)
  }

  // [D] AccessibilityActionCategory
  @Test func actionsHaveTheirCategory() {
    let hosted = HostedView(
      Text("Mail").accessibilityActions(category: .edit) { Button("Cut") {} }
        .accessibilityActions(category: AccessibilityActionCategory("Share")) { Button("Send") {} }
        .accessibilityActions(category: .default) { Button("Open") {} })
    let actions = hosted.tree.elements[0].details.customActions
    #expect(actions.map(\.name.string) == ["Cut", "Send", "Open"])
    #expect(actions.map(\.category) == [UIAccessibilityCustomActionCategoryEdit, "Share", nil])
  }

  // [D] accessibilityAction(action:label:)
  @Test func anActionIsNamedByAView() {
    var count = 0
    let hosted = HostedView(
      Text("Mail").accessibilityAction {
        count += 1
      } label: {
        Label("Reply", systemImage: "arrow")
      })
    #expect(hosted.tree.elements[0].details.customActions.map(\.name.string) == ["Reply"])
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    #expect(provider.perform(.custom(0), on: provider.tree.elements[0].id))
    #expect(count == 1)
  }

  @Test func escapeAndMagicTapReachTheView() {
    var done: [String] = []
    let hosted = HostedView(
      Text("A").accessibilityAction(.escape) { done.append("escape") }
        .accessibilityAction(.magicTap) { done.append("magic") }
        .accessibilityScrollAction { done.append("\($0)") })
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    let id = provider.tree.elements[0].id
    #expect(provider.perform(.escape, on: id))
    #expect(provider.perform(.magicTap, on: id))
    #expect(provider.perform(.scroll(.down), on: id))
    #expect(done == ["escape", "magic", "bottom"])
  }

  // [D] api_swiftui.md §3: adds the trait
  @Test func anAdjustableElementIsIncremented() {
    struct Level: View {
      @State private var level = 1
      var body: some View {
        Text("Level").accessibilityValue("\(level)").accessibilityAdjustableAction {
          level += $0 == .increment ? 1 : -1
        }
      }
    }
    let hosted = HostedView(Level())
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    #expect(provider.tree.elements[0].traits.contains(.adjustable))
    #expect(provider.perform(.increment, on: provider.tree.elements[0].id))
    hosted.settle()
    provider.update()
    #expect(provider.tree.elements[0].value?.string == "2")
  }

  // [R] AS:previews: adds a private trait
  @Test func zoomingTellsTheDirectionAndThePlace() {
    var actions: [AccessibilityZoomGestureAction] = []
    let hosted = HostedView(
      Rectangle().accessibilityLabel("Map").accessibilityZoomAction { actions.append($0) },
      size: CGSize(width: 100, height: 200))
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    #expect(provider.tree.elements[0].traits.contains(.supportsZoom))
    #expect(provider.perform(.zoom(into: true), on: provider.tree.elements[0].id))
    #expect(actions.first?.direction == .zoomIn)
    #expect(actions.first?.location == .center)
    #expect(actions.first?.point == CGPoint(x: 50, y: 100))
  }

  // [D] accessibilityDirectTouch(_:options:)
  @Test func anAreaTakesTouchesDirectly() {
    let hosted = HostedView(
      VStack {
        Rectangle().accessibilityLabel("Keys").accessibilityDirectTouch(options: .silentOnTouch)
        Rectangle().accessibilityLabel("Plain").accessibilityDirectTouch(false)
      })
    let elements = hosted.tree.elements
    #expect(elements[0].traits.contains(.allowsDirectInteraction))
    #expect(elements[0].details.directTouchOptions == .silentOnTouch)
    #expect(!elements[1].traits.contains(.allowsDirectInteraction))
  }

  // [D] accessibilityDragPoint(_:description:)
  @Test func dragsBeginAndEndAtTheirPlaces() {
    let hosted = HostedView(
      Rectangle().accessibilityLabel("Card").accessibilityDragPoint(.leading, description: "Move")
        .accessibilityDragPoint(.center, description: "Not", isEnabled: false)
        .accessibilityDropPoint(.trailing, description: Text("Here")), size: CGSize(width: 100, height: 100))
    let element = hosted.elements[0]
    #expect(element.accessibilityDragSourceDescriptors?.map(\.name) == ["Move"])
    #expect(element.accessibilityDragSourceDescriptors?.first?.point == CGPoint(x: 0, y: 50))
    #expect(element.accessibilityDropPointDescriptors?.map(\.name) == ["Here"])
    #expect(element.accessibilityDropPointDescriptors?.first?.point == CGPoint(x: 100, y: 50))
  }

  // [D] ENH TripsView, BeachesView: actions of a container, which is no stop itself, are those of its elements
  @Test func theActionsOfAContainerAreOfferedAtItsElements() {
    struct Comment: View {
      @State private var log = "Nothing"
      @State private var name = "Kathy"
      var body: some View {
        VStack {
          VStack {
            Text("Wonderful").accessibilityAction(named: "Reply") { log = "Replied" }
            Text("Plain")
            TextField("Name", text: $name)
          }
          .accessibilityElement(children: .contain)
          .accessibilityActions { if log != "Edited" { Button("Edit Alerts") { log = "Edited" } } }
          Text(log)
        }
      }
    }
    let hosted = HostedView(Comment())
    func names() -> [[String]] { hosted.tree.elements.map { $0.details.customActions.map(\.name.string) } }
    #expect(names() == [["Reply", "Edit Alerts"], ["Edit Alerts"], ["Edit Alerts"], []])
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    #expect(provider.perform(.custom(1), on: provider.tree.elements[0].id))
    hosted.settle()
    #expect(hosted.labels.contains("Edited"))
    #expect(names() == [["Reply"], [], [], []])
  }

  // [D] accessibilityRespondsToUserInteraction(_:)
  @Test func whetherAnElementCanBeUsedIsGiven() {
    let hosted = HostedView(
      VStack {
        Text("Yes").accessibilityRespondsToUserInteraction()
        Button("No") {}.accessibilityRespondsToUserInteraction(false)
        Text("By its action").accessibilityAction {}
        Text("Plain")
      })
    #expect(hosted.elements.map(\.accessibilityRespondsToUserInteraction) == [true, false, true, false])
    #expect(
      hosted.tree.elements.map { $0.details.respondsToUserInteraction } == [true, false, true, nil])
  }

  // [D] UIKit's accessibilityViewIsModal
  @Test func aModalElementSilencesTheOthers() {
    let hosted = HostedView(
      VStack {
        Text("Behind")
        VStack {
          Text("One"); Text("Two")
        }.accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
      })
    #expect(hosted.tree.elements.map(\.label?.string) == ["One", "Two"])
  }

  // [D] accessibilityShowsLargeContentViewer()
  @Test func aViewIsShownLargeAtLargeSizesOnly() throws {
    let hosted = HostedView(
      Label("Inbox", systemImage: "star.fill").accessibilityShowsLargeContentViewer(),
      size: CGSize(width: 200, height: 100))
    let holder = try #require(
      hosted.surface.subviews.compactMap { $0 as? LargeContentHolder }.first)
    #expect(holder.largeContentTitle == "Inbox")
    #expect(holder.largeContentImage != nil)
    let middle = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    #expect(holder.hitTest(middle, with: nil) == nil)
    withSettings({ $0.contentSize = .accessibilityLarge }) {
      #expect(holder.hitTest(middle, with: nil) === holder)
    }
    #expect(hosted.labels == ["Inbox"])
    let other = HostedView(
      Text("+").accessibilityShowsLargeContentViewer { Label("Add", systemImage: "plus") })
    #expect(other.surface.subviews.compactMap { ($0 as? LargeContentHolder)?.largeContentTitle } == ["Add"])
    #expect(other.labels == ["+"])
  }

  // [D] accessibilityIgnoresInvertColors(_:)
  @Test func aViewKeepsItsColours() {
    let hosted = HostedView(Rectangle().accessibilityIgnoresInvertColors())
    #expect(hosted.surface.subviews.first?.accessibilityIgnoresInvertColors == true)
  }
}

/// Modifiers of views that UIKit backs: scroll views and lists.
@MainActor
@Suite(.serialized)
struct PlatformActionTests {
  private func scroll(_ hosted: HostedView<some View>) -> Bool {
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    return provider.perform(.scroll(.down), on: provider.tree.elements[0].id)
  }

  // [D] View.accessibilityScrollAction(_:), whose example is a scroll view
  @Test func theScrollActionOfAScrollViewTakesThePlaceOfScrolling() {
    var edges: [Edge] = []
    let rows = ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
    #expect(scroll(HostedView(ScrollView { VStack { rows } }.accessibilityScrollAction { edges.append($0) })))
    #expect(scroll(HostedView(List { rows }.accessibilityScrollAction { edges.append($0) })))
    #expect(
      scroll(
        HostedView(
          ScrollView { VStack { rows } }.accessibilityElement(children: .contain)
            .accessibilityScrollAction { edges.append($0) })))
    #expect(edges == [.bottom, .bottom, .bottom])
  }

  // [D] View.accessibilityScrollStatus(_:isEnabled:)
  @Test func theWordsAfterScrollingAreThoseOfTheAppInLazyViewsAndListsToo() {
    func words(_ view: some View) -> String? {
      let hosted = HostedView(view)
      let provider = AccessibilityProvider(hosted.window)
      provider.update()
      let request = ActionRequest(number: 0, action: .scrollStatus, element: provider.tree.elements[0].id)
      return provider.perform(request).found?.text?.string
    }
    let rows = ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
    #expect(words(ScrollView { LazyVStack { rows } }.accessibilityScrollStatus("Lazy")) == "Lazy")
    #expect(words(List { rows }.accessibilityScrollStatus("List")) == "List")
  }

  // [O] ouds-ios issue 1698: without words a spinner is left out; with a label it is a progress indicator
  @Test func aSpinnerIsAnElementOnceItHasALabel() {
    let hosted = HostedView(
      VStack {
        ProgressView()
        ProgressView().accessibilityLabel("Loading")
      })
    #expect(hosted.labels == ["Loading"])
    #expect(hosted.elements[0].accessibilityTraits.contains(.updatesFrequently))
  }
}
