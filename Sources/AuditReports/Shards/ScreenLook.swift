import Audit

/// What is found on a screen with one combination of settings, and what tells the screen from others of its file.
public struct ScreenLook: Codable, Sendable, Equatable {
  /// The combination in words; empty where there are no others.
  public var setting: String
  /// What is found.
  public var form: AuditForm.Screen
  /// The class of the screen's controller; empty where nobody asks for it.
  public var className: String
  /// Equal for screens that are the same, whatever their words are, which may be drawn by lot; empty for a screen that
  /// is like no other.
  public var signature: String

  /// Creates a look at a screen that is like no other.
  public init(setting: String = "", form: AuditForm.Screen, className: String = "", signature: String = "") {
    self.setting = setting
    self.form = form
    self.className = className
    self.signature = signature
  }

  /// Creates a look at a screen, which is recognised by its elements.
  ///
  /// - Parameter paths: how files are named, so that screens are recognised on another machine, too.
  public init(
    setting: String = "", form: AuditForm.Screen, className: String, nodes: [AuditedNode], paths: ReportPaths
  ) {
    let elements = nodes.filter { $0.exposure == .element }.map { node in
      let frame = node.element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0.rounded())" }
      let source = (node.element.hasDetails ? node.element.details.source : nil).map {
        paths.relative(place: $0, of: form.file)
      }
      return [node.element.className ?? "", source ?? "", "\(node.element.traits.rawValue)"] + numbers
    }
    self.init(
      setting: setting, form: form, className: className,
      signature: elements.isEmpty ? "" : Fingerprint.hash(elements.flatMap { $0 }))
  }

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Each screen of a file once: what a controller around others shows is told under the name of what is inside.
  public static func merged(_ looks: [ScreenLook]) -> [AuditForm.Screen] {
    var groups: [String: [Int]] = [:]
    for (index, look) in looks.enumerated() where !look.signature.isEmpty {
      groups[look.signature, default: []].append(index)
    }
    return looks.indices.compactMap { index in
      let group = groups[looks[index].signature] ?? [index]
      let chosen = group.first { !containers.contains(looks[$0].className) } ?? group[0]
      guard chosen == index || !containers.contains(looks[index].className) else { return nil }
      var form = looks[index].form
      let others = group.filter { $0 != index && containers.contains(looks[$0].className) }
      if chosen == index, !others.isEmpty { form.otherNames = others.map { looks[$0].form.id } }
      return form
    }
  }
}
