extension ResourceStruct {
  /// Writes what code names of storyboards and nibs.
  static func write(_ screens: [StructuredScreens], _ writer: inout SwiftWriter) {
    let storyboards = screens.filter(\.isStoryboard)
    write(storyboards: storyboards, &writer)
    write(nibs: screens.filter { !$0.isStoryboard }, &writer)
    write(cells: screens.flatMap(\.cells), &writer)
    write(segues: storyboards, &writer)
  }

  private static func write(storyboards: [StructuredScreens], _ writer: inout SwiftWriter) {
    guard !storyboards.isEmpty else { return }
    writer.line("var storyboard: storyboard { .init(bundle: bundle) }")
    writer.line("func storyboard(bundle: Foundation.Bundle) -> storyboard { .init(bundle: bundle) }")
    writer.block("struct storyboard") { writer in
      writer.line("let bundle: Foundation.Bundle")
      let names = ResourceName.unique(storyboards, by: \.name)
      for (name, storyboard) in names {
        writer.line("var \(name): \(name) { .init(bundle: bundle) }")
        writer.line("func \(name)(bundle: Foundation.Bundle) -> \(name) { .init(bundle: bundle) }")
        write(storyboard, name, &writer)
      }
      writer.block("func validate() throws") { writer in
        for (name, _) in names { writer.line("try self.\(name).validate()") }
      }
    }
  }

  private static func write(
    _ storyboard: StructuredScreens, _ name: String, _ writer: inout SwiftWriter
  ) {
    let initial = storyboard.controllers.first { $0.id == storyboard.initial }
    let kinds = ["StoryboardReference"] + (initial == nil ? [] : ["InitialControllerContainer"])
    writer.block("struct \(name): \(kinds.map { "RswiftResources.\($0)" }.joined(separator: ", "))") {
      writer in
      if let initial { writer.line("typealias InitialController = \(initial.type.text)") }
      writer.line("let bundle: Foundation.Bundle")
      writer.line("let name = \(ResourceName.literal(storyboard.name))")
      // Versions before 7 gave the storyboard itself.
      writer.line("func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }")
      let named = storyboard.controllers.compactMap { controller in
        controller.identifier.map { (identifier: $0, type: controller.type) }
      }
      let unique = ResourceName.unique(named, by: \.identifier).filter {
        !["name", "bundle"].contains($0.name)
      }
      for (name, controller) in unique {
        writer.line(
          "var \(name): RswiftResources.StoryboardViewControllerIdentifier<\(controller.type.text)> { .init(identifier: "
            + "\(ResourceName.literal(controller.identifier)), storyboard: name, bundle: bundle) }")
      }
      writer.block("func validate() throws") { writer in
        for (name, controller) in unique {
          let problem =
            "[R.swift] ViewController with identifier '\(controller.identifier)' could not be loaded from storyboard "
            + "'\(storyboard.name)' as '\(controller.type.text)'."
          writer.line(
            "if \(name)() == nil { throw RswiftResources.ValidationError(\(ResourceName.literal(problem))) }")
        }
      }
    }
  }

  private static func write(nibs: [StructuredScreens], _ writer: inout SwiftWriter) {
    let names = ResourceName.unique(nibs, by: \.name)
    guard !names.isEmpty else { return }
    writer.line("var nib: nib { .init(bundle: bundle) }")
    writer.line("func nib(bundle: Foundation.Bundle) -> nib { .init(bundle: bundle) }")
    writer.block("struct nib") { writer in
      writer.line("let bundle: Foundation.Bundle")
      for (name, nib) in names {
        let view = nib.firstView?.text ?? "UIView"
        let file = ResourceName.literal(nib.name)
        if let cell = nib.cells.first {
          writer.line(
            "var \(name): RswiftResources.NibReferenceReuseIdentifier<\(view), \(cell.type.text)> { .init(name: \(file), "
              + "bundle: bundle, identifier: \(ResourceName.literal(cell.identifier))) }")
        } else {
          writer.line(
            "var \(name): RswiftResources.NibReference<\(view)> { .init(name: \(file), bundle: bundle) }")
        }
      }
    }
  }

  private static func write(cells: [StructuredScreens.Cell], _ writer: inout SwiftWriter) {
    let names = ResourceName.unique(Array(Set(cells)), by: \.identifier)
    guard !names.isEmpty else { return }
    writer.line("var reuseIdentifier: reuseIdentifier { .init() }")
    writer.block("struct reuseIdentifier") { writer in
      for (name, cell) in names {
        writer.line(
          "var \(name): RswiftResources.ReuseIdentifier<\(cell.type.text)> { .init(identifier: "
            + "\(ResourceName.literal(cell.identifier))) }")
      }
    }
  }

  // MARK: Segues

  private struct KnownSegue: Hashable {
    var identifier: String
    var type: String
    var destination: String
  }

  private static func write(segues storyboards: [StructuredScreens], _ writer: inout SwiftWriter) {
    var sources: [String: Set<KnownSegue>] = [:]
    for storyboard in storyboards {
      for segue in storyboard.segues {
        guard let type = destination(of: segue, in: storyboard, among: storyboards) else { continue }
        sources[segue.source.text, default: []].insert(
          KnownSegue(identifier: segue.identifier, type: segue.type.text, destination: type.text))
      }
    }
    // The name of a class in another module is that without the module.
    let named = ResourceName.unique(Array(sources)) { String($0.key.split(separator: ".").last ?? "") }
    guard !named.isEmpty else { return }
    writer.line("var segue: segue { .init() }")
    writer.block("struct segue") { writer in
      for (name, source) in named {
        writer.line("var \(name): \(name) { .init() }")
        writer.block("struct \(name)") { writer in
          for (name, segue) in ResourceName.unique(Array(source.value), by: \.identifier) {
            writer.line(
              "var \(name): RswiftResources.SegueIdentifier<\(segue.type), \(source.key), \(segue.destination)> { "
                + ".init(identifier: \(ResourceName.literal(segue.identifier))) }")
          }
        }
      }
    }
  }

  private static func destination(
    of segue: StructuredScreens.Segue, in storyboard: StructuredScreens, among all: [StructuredScreens]
  ) -> StructuredScreens.ClassName? {
    guard let id = segue.destination else { return .uiKit("UIViewController") }
    if let controller = storyboard.controllers.first(where: { $0.id == id }) { return controller.type }
    guard let place = storyboard.placeholders[id],
      let other = all.first(where: { $0.name == place.storyboard })
    else { return storyboard.placeholders[id] == nil ? nil : .uiKit("UIViewController") }
    return other.controllers.first {
      place.identifier == nil ? $0.id == other.initial : $0.identifier == place.identifier
    }?.type
  }
}
