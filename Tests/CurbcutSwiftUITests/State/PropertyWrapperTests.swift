import CurbcutCombine
import Foundation
import Observation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

@Observable
private final class Model {
  var name = "model"
  var items = ["a", "b"]
}

@Observable
private final class Absent {}

private final class Store: ObservableObject {
  @Published var count = 0
}

private enum Choice: String, CaseIterable { case first, second }

/// What a test does to a view, as closures that the view sets.
@MainActor
private final class Remote {
  var actions: [String: () -> Void] = [:]
  func callAsFunction(_ name: String) { actions[name]?() }
}

/// Each property wrapper in each of its forms.
@MainActor
@Suite struct PropertyWrapperTests {
  private let remote = Remote()

  private enum IsNarrowKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = false
    static func read(from traitCollection: UITraitCollection) -> Bool {
      traitCollection.horizontalSizeClass == .compact
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {
      mutableTraits.horizontalSizeClass = value ? .compact : .regular
    }
  }

  @Test func aKeyOfTheEnvironmentCanStandForATrait() {
    var values = EnvironmentValues()
    values.traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(values[IsNarrowKey.self])
    values[IsNarrowKey.self] = false
    #expect(!values[IsNarrowKey.self] && values.horizontalSizeClass == .regular)
  }

  @Test func stateIsSetByTheInitialiserOnce() {
    struct Child: View {
      @State private var value: Int
      @State private var nothing: String?
      init(_ first: Int) { _value = State(initialValue: first) }
      var body: some View { Text("\(value) \(nothing ?? "nil")") }
    }
    struct Content: View {
      let remote: Remote
      @State private var first = 1
      var body: some View {
        Child(first)
        Text("\(first)").onAppear { remote.actions["change"] = { first = 2 } }
      }
    }
    let hosted = HostedView(Content(remote: remote))
    remote("change")
    hosted.settle()
    #expect(hosted.labels == ["1 nil", "2"])
  }

  @Test func stateOfAnObservableObjectIsFollowed() {
    struct Content: View {
      let remote: Remote
      @State private var model = Model()
      var body: some View {
        Text(model.name).onAppear {
          remote.actions["change"] = { model.name = "changed" }
          remote.actions["bind"] = { $model.name.wrappedValue = "bound" }
        }
      }
    }
    let hosted = HostedView(Content(remote: remote))
    remote("change")
    hosted.settle()
    #expect(hosted.labels == ["changed"])
    remote("bind")
    hosted.settle()
    #expect(hosted.labels == ["bound"])
  }

  @Test func bindingsReachParts() {
    struct Part { var name = "name"; var numbers = [1, 2, 3]; var choice: Int? }
    var value = Part()
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.name.wrappedValue = "new"
    binding.numbers[1].wrappedValue = 9
    #expect(value.name == "new" && value.numbers == [1, 9, 3])
    for element in binding.numbers { element.wrappedValue += 1 }
    #expect(value.numbers == [2, 10, 4])
    #expect(Binding(binding.choice) == nil)
    value.choice = 1
    Binding(binding.choice)?.wrappedValue = 5
    #expect(value.choice == 5)
    let optional = Binding<String?>(binding.name)
    optional.wrappedValue = "optional"
    optional.wrappedValue = nil
    #expect(value.name == "optional")
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test func eachElementOfAListIsBound() {
    struct Item: Identifiable { let id: Int; var isOn = false }
    struct Content: View {
      let remote: Remote
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        ForEach($items) { $item in
          Text("\(item.id) \(item.isOn)").onAppear { remote.actions["\(item.id)"] = { item.isOn.toggle() } }
        }
      }
    }
    let hosted = HostedView(Content(remote: remote))
    remote("2")
    hosted.settle()
    #expect(hosted.labels == ["1 false", "2 true"])
  }

  @Test func observableObjectsComeInThreeWays() {
    struct Child: View {
      @ObservedObject var given: Store
      @EnvironmentObject var around: Store
      var body: some View { Text("\(given.count) \(around.count)") }
    }
    struct Content: View {
      let remote: Remote
      @StateObject private var own: Store
      init(remote: Remote, _ store: Store) {
        self.remote = remote
        _own = StateObject(wrappedValue: store)
      }
      var body: some View {
        Child(given: own).environmentObject(own)
          .onAppear {
            remote.actions["add"] = { own.count += 1 }
            remote.actions["bind"] = { $own.count.wrappedValue += 10 }
          }
      }
    }
    let hosted = HostedView(Content(remote: remote, Store()))
    remote("add")
    remote("bind")
    hosted.settle()
    #expect(hosted.labels == ["11 11"])
  }

  @Test func theEnvironmentGivesObservableObjects() {
    struct Child: View {
      @Environment(Model.self) private var model
      @Environment(Absent.self) private var none: Absent?
      var body: some View {
        @Bindable var bound = model
        Text("\(model.name) \(none == nil)").onAppear { $bound.name.wrappedValue = "written" }
      }
    }
    let model = Model()
    let hosted = HostedView(Child().environment(model))
    #expect(hosted.labels == ["written true"])
    model.name = "later"
    hosted.settle()
    #expect(hosted.labels == ["later true"])
  }

  @Test func defaultsOfAllTypes() {
    let name = "CurbcutSwiftUI.PropertyWrapperTests"
    guard let store = UserDefaults(suiteName: name) else { return }
    store.removePersistentDomain(forName: name)
    struct Content: View {
      let remote: Remote
      @AppStorage("flag") private var flag = true
      @AppStorage("number") private var number = 1
      @AppStorage("double") private var double = 1.5
      @AppStorage("text") private var text = "text"
      @AppStorage("url") private var url = URL(fileURLWithPath: "/a")
      @AppStorage("data") private var data = Data([1])
      @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
      @AppStorage("choice") private var choice = Choice.first
      @AppStorage("maybe") private var maybe: String?
      @AppStorage("maybeChoice") private var maybeChoice: Choice?
      var body: some View {
        Text("\(flag) \(number) \(double) \(text) \(url.path) \(data.count) \(choice.rawValue)")
        Text("\(maybe ?? "-") \(maybeChoice?.rawValue ?? "-") \(Int(date.timeIntervalSinceReferenceDate))")
          .onAppear {
            remote.actions["set"] = {
              flag = false
              number = 2
              $double.wrappedValue = 2.5
              text = "new"
              url = URL(fileURLWithPath: "/b")
              data = Data([1, 2])
              date = Date(timeIntervalSinceReferenceDate: 7)
              choice = .second
              maybe = "some"
              maybeChoice = .second
            }
            remote.actions["clear"] = {
              maybe = nil
              maybeChoice = nil
            }
          }
      }
    }
    let hosted = HostedView(VStack { Content(remote: remote) }.defaultAppStorage(store))
    #expect(hosted.labels == ["true 1 1.500000 text /a 1 first", "- - 0"])
    remote("set")
    hosted.settle()
    #expect(hosted.labels == ["false 2 2.500000 new /b 2 second", "some second 7"])
    #expect(store.string(forKey: "choice") == "second")
    remote("clear")
    hosted.settle()
    #expect(hosted.labels[1] == "- - 7")
    store.set(5, forKey: "number")
    // The defaults of an app tell of every change; those of the toolchain do not.
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    hosted.settle()
    #expect(hosted.labels[0].hasPrefix("false 5"))
    store.removePersistentDomain(forName: name)
  }

  /// What a scene keeps outlives its views, and is not another scene's.
  @Test func aSceneKeepsValues() {
    struct Child: View {
      let remote: Remote
      @SceneStorage("tab") private var tab = 1
      @SceneStorage("name") private var name: String?
      @SceneStorage("choice") private var choice = Choice.first
      var body: some View {
        Text("\(tab) \(name ?? "-") \(choice.rawValue)").onAppear {
          remote.actions["set"] = {
            tab += 1
            $tab.wrappedValue += 1
            name = "n"
            choice = .second
          }
        }
      }
    }
    struct Content: View {
      let remote: Remote
      let scene: SceneContext
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Child(remote: remote) }
        }
        .onAppear { remote.actions["toggle"] = { isShown.toggle() } }
        .transformEnvironment(\.self) { $0.sceneContext = scene }
      }
    }
    let hosted = HostedView(Content(remote: remote, scene: SceneContext()))
    remote("set")
    hosted.settle()
    #expect(hosted.labels == ["3 n second"])
    remote("toggle")
    hosted.settle()
    remote("toggle")
    hosted.settle()
    #expect(hosted.labels == ["3 n second"])
    #expect(HostedView(Content(remote: Remote(), scene: SceneContext())).labels == ["1 - first"])
  }

  @Test func propertiesOfTheAppsOwnHoldOthers() {
    struct Child: View {
      let remote: Remote
      @Counter private var count
      var body: some View {
        Text("\(count) \(_count.locale)").onAppear {
          remote.actions["add"] = { count += 1 }
          remote.actions["bind"] = { $count.wrappedValue += 10 }
        }
      }
    }
    let hosted = HostedView(Child(remote: remote).environment(\.locale, Locale(identifier: "de")))
    remote("add")
    remote("bind")
    hosted.settle()
    #expect(hosted.labels == ["11 de"])
  }

  @Test func numbersGrowWithText() {
    struct Child: View {
      @ScaledMetric private var body_ = 10.0
      @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10
      var body: some View { Text("\(Int(body_)) \(Int(title))") }
    }
    let hosted = HostedView(Child().dynamicTypeSize(.accessibility5))
    let parts = hosted.labels[0].split(separator: " ").compactMap { Int($0) }
    #expect(parts[0] > parts[1] && parts[1] > 10)
  }

  @Test func focusedValuesComeFromTheViewInFocus() {
    struct Content: View {
      let remote: Remote
      @State private var texts = ["one", "two"]
      @FocusState private var focus: Int?
      @FocusedValue(\.title) private var title
      @FocusedBinding(\.text) private var text
      @FocusedValue(\.scene) private var scene
      var body: some View {
        VStack {
          Text("\(title ?? "-") \(text ?? "-") \(scene ?? "-")")
          ForEach(0..<2) { index in
            TextField("Field", text: $texts[index]).focused($focus, equals: index)
              .focusedValue(\.title, "title \(index)").focusedValue(\.text, $texts[index])
          }
        }
        .focusedSceneValue(\.scene, "scene")
        .onAppear {
          remote.actions["focus"] = { focus = 1 }
          remote.actions["write"] = { text = "written" }
          remote.actions["leave"] = { focus = nil }
        }
      }
    }
    let hosted = HostedView(Content(remote: remote))
    #expect(hosted.labels.first == "- - scene")
    remote("focus")
    hosted.settle()
    hosted.settle()
    #expect(hosted.labels.first == "title 1 two scene")
    remote("write")
    hosted.settle()
    #expect(hosted.labels.first == "title 1 written scene")
    remote("leave")
    hosted.settle()
    hosted.settle()
    #expect(hosted.labels.first == "- - scene")
  }
}

@propertyWrapper
private struct Counter: DynamicProperty {
  @State private var count = 0
  @Environment(\.locale) private var environmentLocale
  private(set) var locale = ""

  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
  var projectedValue: Binding<Int> { $count }
  mutating func update() { locale = environmentLocale.identifier }
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
private struct SceneKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  fileprivate var scene: String? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}
