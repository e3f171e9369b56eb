import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// An app of SwiftUI that changes as it is told: a form with controls, a list, screens over screens.
@MainActor
final class RandomSwiftUIApp: ChangingApp {
  let window = UIKitHost.shared.makeWindow()
  let announcements = RandomAnnouncements()
  private let model = RandomModel()

  init() {
    window.rootViewController = UIHostingController(rootView: RandomRoot(model: model))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    announcements.close()
    window.rootViewController = nil
    window.windowScene = nil
  }

  private func change(_ number: Int, _ change: (inout RandomModel.Part) -> Void) {
    guard !model.parts.isEmpty else { return }
    change(&model.parts[number % model.parts.count])
  }

  func apply(_ mutation: Step.Mutation) {
    switch mutation {
    case .add(let kind, _, _): model.add(kind)
    case .remove(let number):
      if !model.parts.isEmpty { model.parts.remove(at: number % model.parts.count) }
    case .toggleHidden(let number): change(number) { $0.isHidden.toggle() }
    case .rename(let number, let name): change(number) { $0.name = "Name \(name)" }
    case .toggleEnabled(let number): change(number) { $0.isEnabled.toggle() }
    case .toggleModal(let number): change(number) { $0.isModal.toggle() }
    case .move(let number, let x, _):
      guard model.parts.count > 1 else { return }
      model.parts.swapAt(number % model.parts.count, abs(Int(x)) % model.parts.count)
    case .toggleElementsHidden(let number): change(number) { $0.isTransparent.toggle() }
    case .push: if model.path.count < 5 { model.path.append(model.nextNumber()) }
    case .pop: if !model.path.isEmpty { model.path.removeLast() }
    case .present: if !model.showsAlert { model.showsSheet = true }
    case .alert: if !model.showsSheet { model.showsAlert = true }
    case .dismiss: (model.showsSheet, model.showsAlert) = (false, false)
    case .setRows(let rows): model.rows = rows % 200
    case .scrollTable(let offset): model.target = abs(Int(offset / 44)) % max(1, model.rows)
    case .announce(let name, let priority): announcements.post(name, priority: priority)
    case .announceQueued(let name): announcements.post(name, queued: true)
    case .screenChanged(let number):
      if let number, !model.parts.isEmpty { model.focus = model.parts[number % model.parts.count].id }
    case .layoutChanged: UIAccessibility.post(notification: .layoutChanged, argument: nil)
    case .pageScrolled(let page):
      UIAccessibility.post(notification: .pageScrolled, argument: "Page \(page) of 3")
    case .setText(let name): model.text = name % 3 == 0 ? "" : "text \(name)"
    case .setting: break
    }
  }
}

/// What the app shows.
@Observable
final class RandomModel {
  struct Part: Identifiable {
    let id: Int
    let kind: Int
    var name: String
    var isHidden = false
    var isEnabled = true
    var isModal = false
    var isTransparent = false
  }

  var parts: [Part] = []
  var rows = 60
  var path: [Int] = []
  var showsSheet = false
  var showsAlert = false
  var text = ""
  var isOn = false
  var amount = 0.5
  var choice = 0
  var focus: Int?
  var target: Int?
  private var count = 0

  init() {
    for kind in 0..<9 { add(kind) }
  }

  func nextNumber() -> Int {
    count += 1
    return count
  }

  func add(_ kind: Int) {
    guard parts.count < 40 else { return }
    let number = nextNumber()
    parts.append(Part(id: number, kind: kind % 9, name: "Part \(number)"))
  }
}

struct RandomRoot: View {
  @Bindable var model: RandomModel

  var body: some View {
    NavigationStack(path: $model.path) {
      RandomForm(model: model)
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          RandomForm(model: model).navigationTitle("Screen \(number)")
        }
        .toolbar { Button("More") { model.rows += 1 } }
    }
    .sheet(isPresented: $model.showsSheet) {
      VStack {
        Text("Sheet").accessibilityAddTraits(.isHeader)
        TextField("Sheet field", text: $model.text)
        Button("Done") { model.showsSheet = false }
      }
    }
    .alert("Alert", isPresented: $model.showsAlert) {
      Button("Cancel", role: .cancel) {}
      Button("OK") { model.rows += 3 }
    } message: {
      Text("Message")
    }
  }
}

struct RandomForm: View {
  @Bindable var model: RandomModel
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    ScrollViewReader { reader in
      Form {
        Section("Parts") {
          ForEach(model.parts) { part in
            RandomPart(part: part, model: model)
              .disabled(!part.isEnabled)
              .opacity(part.isTransparent ? 0 : 1)
              .accessibilityHidden(part.isHidden)
              .accessibilityAddTraits(part.isModal ? .isModal : [])
              .accessibilityFocused($focus, equals: part.id)
          }
          .onDelete { model.parts.remove(atOffsets: $0) }
        }
        Section("Rows") {
          ForEach(0..<model.rows, id: \.self) { row in
            NavigationLink("Row \(row)", value: row).id("row \(row)")
          }
        }
      }
      .onChange(of: model.target) { _, target in
        if let target { reader.scrollTo("row \(target)") }
      }
    }
    .onChange(of: model.focus) { _, new in focus = new }
  }
}

struct RandomPart: View {
  let part: RandomModel.Part
  @Bindable var model: RandomModel

  var body: some View {
    switch part.kind {
    case 0: Text(part.name).accessibilityAddTraits(part.id % 2 == 0 ? .isHeader : [])
    case 1: Button(part.name) { pressed() }
    case 2: Toggle(part.name, isOn: $model.isOn)
    case 3: Slider(value: $model.amount) { Text(part.name) }
    case 4:
      Picker(part.name, selection: $model.choice) {
        ForEach(0..<3) { Text("Choice \($0)").tag($0) }
      }
    case 5: TextField(part.name, text: $model.text)
    case 6: Stepper(part.name, value: $model.rows, in: 0...200)
    case 7:
      Text(part.name)
        .accessibilityAction(named: "Yes") { model.rows += 1 }
        .accessibilityAction(named: "No") {}
    default:
      HStack {
        Image(systemName: "clock")
        Text(part.name)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.updatesFrequently)
    }
  }

  private func pressed() {
    switch part.id % 4 {
    case 0: model.text = "Pressed \(part.id)"
    case 1: model.focus = model.parts.first?.id
    case 2: if !model.parts.isEmpty { model.parts[model.parts.count - 1].isHidden.toggle() }
    default: model.showsSheet = true
    }
  }
}
