import CurbcutCombine
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Bindings to properties of objects, read by what they are given to and not by the body that makes them.
@MainActor @Suite struct ObjectBindingTests {
  @Observable final class Model {
    var isShown = false
    var path: [Int] = []
    var tab = 0
    var isOn = false
  }

  final class Object: ObservableObject {
    @Published var isOn = false
    @Published var choice = 0
  }

  private struct Sheets: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      Button("Show") { model.isShown = true }.sheet(isPresented: $model.isShown) { Text("Sheet") }
    }
  }

  @Test func aSheetFollowsAnObservableObject() {
    let model = Model()
    let screen = HostedScreen(Sheets(model: model))
    screen.activate("Show")
    #expect(screen.labels == ["Sheet"])
    model.isShown = false
    screen.settle()
    #expect(screen.labels == ["Show"])
  }

  private struct Alerts: View {
    @State var model = Model()
    var body: some View {
      Button("Show") { model.isShown = true }
        .alert("Hello", isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 })) {}
    }
  }

  @Test func anAlertFollowsABindingOfClosures() {
    let screen = HostedScreen(Alerts())
    screen.activate("Show")
    #expect(screen.controller.presentedViewController is UIAlertController)
  }

  private struct Stack: View {
    @State var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Button("Push") { model.path.append(7) }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @Test func aStackFollowsThePathOfAnObservableObject() {
    let model = Model()
    let screen = HostedScreen(Stack(model: model))
    screen.activate("Push")
    #expect(screen.labels.contains("Number 7"))
    model.path.removeAll()
    screen.settle()
    #expect(screen.labels == ["Push"])
  }

  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Button("Go") { model.tab = 1 }.tabItem { Text("First") }.tag(0)
        Text("There").tabItem { Text("Second") }.tag(1)
      }
    }
  }

  @Test func tabsFollowAnObservableObject() {
    let screen = HostedScreen(Tabs(model: Model()))
    screen.activate("Go")
    #expect(screen.labels.contains("There"))
  }

  private struct Controls: View {
    @StateObject var object = Object()
    var body: some View {
      VStack {
        Button("Change") {
          object.isOn = true
          object.choice = 1
        }
        Toggle("On", isOn: $object.isOn)
        Inner(object: object)
        Picker("Choice", selection: $object.choice) {
          Text("Zero").tag(0)
          Text("One").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
  }

  private struct Inner: View {
    @ObservedObject var object: Object
    var body: some View { Toggle("Also on", isOn: $object.isOn) }
  }

  /// The body makes equal bindings when the object changes; the controls have to look again all the same.
  @Test func controlsFollowAnObservedObject() {
    let screen = HostedScreen(Controls())
    #expect(screen.element("On")?.value?.string == "0")
    screen.activate("Change")
    #expect(screen.element("On")?.value?.string == "1")
    #expect(screen.element("Also on")?.value?.string == "1")
    #expect(screen.element("One")?.traits.contains(.selected) == true)
    #expect(screen.element("Zero")?.traits.contains(.selected) == false)
  }
}
