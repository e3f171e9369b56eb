import CurbcutUIKit
import Testing

@testable import CurbcutSwiftUI

/// What makes way for the keyboard.
@Suite(.serialized)
@MainActor
struct KeyboardAvoidanceTests {
  private struct AtTheBottom: View {
    var ignores: SafeAreaRegions = []
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Button("Begin") { isFocused = true }
        Button("End") { isFocused = false }
        Spacer()
        TextField("Name", text: $name).focused($isFocused).accessibilityLabel("Name")
      }
      .ignoresSafeArea(ignores, edges: .bottom)
    }
  }

  private func settle<V: View>(_ screen: HostedScreen<V>) {
    UIKitHost.shared.clock.advance(by: 1)
    screen.settle()
  }

  @Test func aFieldAtTheBottomMovesAboveTheKeyboard() throws {
    let screen = HostedScreen(AtTheBottom())
    let before = try #require(screen.element("Name")?.frame)
    screen.activate("Begin")
    settle(screen)
    let above = try #require(screen.element("Name")?.frame)
    #expect(above.maxY < screen.window.bounds.height - 300)
    screen.activate("End")
    settle(screen)
    #expect(screen.element("Name")?.frame == before)
  }

  @Test(arguments: [SafeAreaRegions.keyboard, .all])
  func aViewThatIgnoresTheKeyboardStays(_ regions: SafeAreaRegions) throws {
    let screen = HostedScreen(AtTheBottom(ignores: regions))
    let before = try #require(screen.element("Name")?.frame)
    screen.activate("Begin")
    settle(screen)
    #expect(screen.element("Name")?.frame == before)
  }

  @Test func aListScrollsToTheFieldInWhichIsWritten() throws {
    struct Rows: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Form {
          Button("Begin") { isFocused = true }
          ForEach(0..<10, id: \.self) { Text("Row \($0)") }
          TextField("Name", text: $name).focused($isFocused).accessibilityLabel("Name")
        }
      }
    }
    let screen = HostedScreen(Rows())
    screen.activate("Begin")
    settle(screen)
    let field = try #require(screen.element("Name")?.frame)
    #expect(field.maxY <= screen.window.bounds.height - 300)
  }

  /// As in UIKit, where a table view controller does so, and other controllers leave it to the app.
  @Test(arguments: [true, false])
  func aTableMakesWayIfItIsThatOfATableViewController(_ isOfTableController: Bool) {
    UIKitHost.shared.configure(device: .iPhone16Pro)
    let controller = isOfTableController ? UITableViewController(style: .plain) : UIViewController()
    let table = isOfTableController ? (controller.view as? UITableView) : UITableView(frame: .zero)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    if let table, !isOfTableController {
      table.frame = window.bounds
      controller.view.addSubview(table)
    }
    table?.tableHeaderView = field
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect((table?.adjustedContentInset.bottom ?? 0 > 300) == isOfTableController)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect((table?.adjustedContentInset.bottom ?? 0) < 100)
    window.isHidden = true
  }

  private struct WithSheet: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("Root").sheet(isPresented: .constant(true)) {
        VStack {
          TextField("Name", text: $name).focused($isFocused).accessibilityLabel("Name")
          Button("Begin") { isFocused = true }
          Button("End") { isFocused = false }
          Spacer()
        }
        .presentationDetents([.height(300)])
      }
    }
  }

  @Test func aSheetRisesWithTheKeyboard() throws {
    let screen = HostedScreen(WithSheet())
    settle(screen)
    let before = try #require(screen.element("Name")?.frame)
    screen.activate("Begin")
    settle(screen)
    let above = try #require(screen.element("Name")?.frame)
    #expect(above.maxY < screen.window.bounds.height - 300)
    #expect(before.minY - above.minY > 200)
    screen.activate("End")
    settle(screen)
    #expect(screen.element("Name")?.frame == before)
  }
}
