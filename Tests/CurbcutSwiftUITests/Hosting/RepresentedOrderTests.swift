import CurbcutUIKit
import DeviceSettings
import Testing

@testable import CurbcutSwiftUI

/// In which order a navigation controller of UIKit in a view of SwiftUI, and the columns of a split view, are read.
@MainActor
@Suite(.serialized)
struct RepresentedOrderTests {
  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Title"
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
      label.text = "Content"
      view.addSubview(label)
    }
  }

  private struct Stack: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: Screen())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test func theBarOfAControllerOfUIKitIsReadBeforeItsContent() {
    #expect(HostedScreen(Stack().ignoresSafeArea()).labels == ["Title", "Add", "Content"])
    #expect(HostedScreen(Stack()).labels == ["Title", "Add", "Content"])
  }

  @Test func soItIsInTabsAndSheets() {
    let tabs = HostedScreen(TabView { Stack().tabItem { Text("One") } })
    #expect(tabs.labels.filter { $0 != "One" } == ["Title", "Add", "Content"])
    let sheet = HostedScreen(Text("Root").sheet(isPresented: .constant(true)) { Stack() })
    #expect(Array(sheet.labels.suffix(3)) == ["Title", "Add", "Content"])
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        List { Text("Row") }.navigationTitle("Side").toolbar(removing: .sidebarToggle)
      } content: {
        Text("Middle text").navigationTitle("Middle")
      } detail: {
        Text("Detail text").navigationTitle("Detail").toolbar { Button("Tool") {} }
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  /// The last column begins higher, with its button.
  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func columnsAreReadFromTheLeadingOneToTheTrailingOne(system: SystemVersion) {
    let screen = HostedScreen(Columns(), system: system, device: .iPadPro11, orientation: .landscape)
    #expect(
      screen.labels.filter { !["Sidebar", "Side", "Middle", "Detail"].contains($0) } == [
        "Row", "Middle text", "Tool", "Detail text",
      ])
  }
}
