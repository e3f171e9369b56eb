import Testing

@testable import CurbcutUIKit

/// Traits that an app defines.
@MainActor
struct CustomTraitTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private struct Level: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
  }

  @Test func theDefaultHoldsUntilOneIsSet() {
    let traits = UITraitCollection { $0[Theme.self] = "dark red" }
    #expect(traits[Theme.self] == "dark red")
    #expect(traits[Level.self] == 0)
    #expect(UITraitCollection()[Theme.self] == "plain")
    #expect(traits.modifyingTraits { $0[Level.self] = 2 }[Theme.self] == "dark red")
    #expect(traits != UITraitCollection())
    #expect(traits == UITraitCollection { $0[Theme.self] = "dark red" })
    #expect(Level.affectsColorAppearance && !Theme.affectsColorAppearance)
    #expect(Theme.name == "Theme")
  }

  @Test func viewsInheritItAndAreTold() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    var told: [String] = []
    inner.registerForTraitChanges([Theme.self]) { (view: UIView, _: UITraitCollection) in
      told.append(view.traitCollection[Theme.self])
    }
    outer.traitOverrides[Theme.self] = "blue"
    #expect(inner.traitCollection[Theme.self] == "blue")
    outer.traitOverrides[Level.self] = 3
    outer.traitOverrides[Theme.self] = "blue"
    #expect(told == ["blue"])
    #expect(
      outer.traitOverrides.contains(Theme.self) && !outer.traitOverrides.contains(UITraitDisplayScale.self))
    outer.traitOverrides.remove(Theme.self)
    #expect(told == ["blue", "plain"])
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(outer.traitOverrides.userInterfaceStyle == .unspecified)
  }

  @Test func colorsCanDependOnIt() {
    let color = UIColor { traits in MainActor.assumeIsolated { traits[Level.self] > 0 } ? .red : .green }
    #expect(color.resolvedColor(with: UITraitCollection { $0[Level.self] = 1 }) == .red)
    #expect(color.resolvedColor(with: UITraitCollection()) == .green)
  }
}
