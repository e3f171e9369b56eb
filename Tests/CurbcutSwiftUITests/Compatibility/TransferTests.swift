import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("Values are shared, dragged and dropped")
struct TransferTests {
  struct Sound: Codable, Equatable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  @MainActor
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private func waitUntil(_ condition: () -> Bool) async throws {
    for _ in 0..<200 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("A value is provided in all its forms, the best one first")
  func forms() {
    let provider = NSItemProvider()
    provider.register(Sound(name: "Rain"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(provider.canLoad(Sound.self) && provider.canLoad(String.self) && !provider.canLoad(URL.self))
  }

  @Test("What is loaded is what was registered")
  func loading() async throws {
    let provider = NSItemProvider()
    provider.register(Sound(name: "Rain"))
    let sound = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: Sound.self) { continuation.resume(returning: try? $0.get()) }
    }
    let text = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: String.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(sound == Sound(name: "Rain"))
    #expect(text == "Rain")
  }

  /// `UIAccessibility.h`, `UIAccessibilityDragging`: the interactions of a view are exposed without the app's help.
  @Test("A technology drags one element onto another by their actions")
  func dragging() async throws {
    let dropped = Box<[Sound]>([])
    let view = HostedView(
      VStack {
        Text("Rain").draggable(Sound(name: "Rain"))
        Text("Player").dropDestination(for: Sound.self) { items, _ in
          dropped.value += items
          return true
        }
      })
    let (source, target) = (try #require(view.elements.first), try #require(view.elements.last))
    let drag = try #require(source.accessibilityDragSourceDescriptors?.first)
    #expect(drag.name == "Drag Rain")
    #expect(drag.view?.interactions.contains { $0 is UIDragInteraction } == true)
    #expect(target.accessibilityDropPointDescriptors?.first?.view != nil)
    view.perform("Drag Rain", on: "Rain")
    view.perform("Drop onto Player", on: "Player")
    try await waitUntil {
      view.settle()
      return !dropped.value.isEmpty
    }
    #expect(dropped.value == [Sound(name: "Rain")])
  }

  @Test("A link that shares is a button with the words of iOS")
  func sharing() throws {
    let view = HostedView(ShareLink(item: "Text", preview: SharePreview("Title")))
    #expect(view.labels == ["Share…"])
    #expect(view.elements.first?.accessibilityTraits.contains(.button) == true)
    _ = view.elements.first?.accessibilityActivate()
    view.settle()
    #expect(view.controller.presentedViewController is UIActivityViewController)
  }
}

extension HostedView {
  /// Performs a custom action of an element as an assistive technology does.
  fileprivate func perform(_ action: String, on label: String) {
    let provider = AccessibilityProvider(window)
    provider.update()
    guard let element = provider.tree.elements.first(where: { $0.label?.string == label }),
      let index = element.details.customActions.firstIndex(where: { $0.name.string == action })
    else {
      Issue.record("no \(action) on \(label)")
      return
    }
    #expect(provider.perform(.custom(index), on: element.id))
    settle()
  }
}
