#if canImport(UIKit)
  import AssistiveTechnology
  import Foundation
  import UIKit

  /// Carries out what assistive technologies ask for, by public API: what a finger would do besides is done by the means
  /// that a control, a cell or a scroll view offers to programs.
  @MainActor
  struct LiveAction {
    let window: UIWindow
    let provider: LiveProvider

    /// How long a scroll view moves by a page, in seconds.
    private static let scrollDuration = 0.4

    func carryOut(_ action: Action, on object: NSObject?) -> Bool {
      switch action {
      case .escape: return goUp(from: object) { $0.accessibilityPerformEscape() } || goBack()
      case .magicTap: return goUp(from: object) { $0.accessibilityPerformMagicTap() }
      case .edit(let edit): return LiveTextEditing(window: window).perform(edit)
      case .scroll(let direction):
        let isHandled = goUp(from: object) {
          $0.accessibilityScroll(.init(rawValue: direction.rawValue) ?? .down)
        }
        guard isHandled else { return scroll(direction, around: object) }
        // UIKit's own scroll views move in an animation.
        provider.wait(Self.scrollDuration)
        return true
      default: break
      }
      guard let object else { return false }
      switch action {
      case .activate: return activate(object)
      case .increment:
        object.accessibilityIncrement()
        return true
      case .decrement:
        object.accessibilityDecrement()
        return true
      case .custom(let index): return custom(index, of: object)
      case .scrollToVisible: return scrollToVisible(object)
      case .revealMore(let forward): return scroll(forward ? .down : .up, around: object)
      case .zoom(let into):
        let point = object.accessibilityActivationPoint
        return into ? object.accessibilityZoomIn(at: point) : object.accessibilityZoomOut(at: point)
      default: return false
      }
    }

    // MARK: The hierarchy

    /// What an object's events go to next: the superview, the container, the controller.
    private func above(_ object: NSObject) -> NSObject? {
      if let responder = object as? UIResponder { return responder.next }
      return (object as? UIAccessibilityElement)?.accessibilityContainer as? NSObject
    }

    private func goUp(from object: NSObject?, _ ask: (NSObject) -> Bool) -> Bool {
      var next = object ?? window.rootViewController
      while let current = next {
        if ask(current) { return true }
        next = above(current)
      }
      return false
    }

    /// The nearest view around an object, itself among them.
    private func view(around object: NSObject) -> UIView? {
      var next: NSObject? = object
      while let current = next {
        if let view = current as? UIView { return view }
        next = above(current)
      }
      return nil
    }

    private func nearest<Kind: UIView>(_ kind: Kind.Type, from view: UIView?) -> Kind? {
      var next = view
      while let current = next {
        if let found = current as? Kind { return found }
        next = current.superview
      }
      return nil
    }

    /// What VoiceOver's scrub does in UIKit's own containers.
    private func goBack() -> Bool {
      var current = window.rootViewController
      while let presented = current?.presentedViewController { current = presented }
      if let navigation = current.flatMap(stack(in:)) {
        navigation.popViewController(animated: false)
        return true
      }
      guard let current, current.presentingViewController != nil, !current.isModalInPresentation else {
        return false
      }
      current.dismiss(animated: false)
      return true
    }

    /// The innermost navigation controller that is shown and has a screen to go back to. The stacks and tabs of SwiftUI are
    /// children of the controller that hosts the view.
    private func stack(in controller: UIViewController) -> UINavigationController? {
      let shown: [UIViewController] =
        switch controller {
        case let navigation as UINavigationController: [navigation.topViewController].compactMap { $0 }
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
        default:
          controller.children.filter { $0.viewIfLoaded?.window != nil && $0.viewIfLoaded?.isHidden == false }
        }
      for child in shown.reversed() {
        if let found = stack(in: child) { return found }
      }
      guard let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1
      else {
        return nil
      }
      return navigation
    }

    // MARK: Activating

    private func activate(_ object: NSObject) -> Bool {
      if object.accessibilityActivate() { return true }
      let place = object.accessibilityActivationPoint
      let point = CGPoint(x: place.x - window.frame.minX, y: place.y - window.frame.minY)
      var next = window.hitTest(point, with: nil)
      while let view = next {
        if let handled = touch(view, at: point) { return handled }
        next = view.superview
      }
      return false
    }

    /// What a tap on a view does; nil if the view above it is to say.
    private func touch(_ view: UIView, at point: CGPoint) -> Bool? {
      switch view {
      case let control as UIControl: return press(control, at: point)
      case let text as UITextView: return text.becomeFirstResponder()
      case let cell as UITableViewCell:
        guard let table = nearest(UITableView.self, from: cell), let path = table.indexPath(for: cell) else {
          return nil
        }
        return select(path, in: table)
      case let cell as UICollectionViewCell:
        guard let list = nearest(UICollectionView.self, from: cell), let path = list.indexPath(for: cell)
        else { return nil }
        return select(path, in: list)
      default:
        guard
          view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) == true
        else { return nil }
        provider.unhandled =
          "A tap is recognised there by a gesture recogniser, which no public API can make recognise one. Give the element an accessibilityActivate()."
        return false
      }
    }

    private func press(_ control: UIControl, at point: CGPoint) -> Bool {
      guard control.isEnabled else { return false }
      switch control {
      case let field as UITextField: return field.becomeFirstResponder()
      case let toggle as UISwitch:
        toggle.setOn(!toggle.isOn, animated: false)
        toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
      case let segments as UISegmentedControl:
        let place = segments.convert(point, from: window)
        guard segments.numberOfSegments > 0, segments.bounds.width > 0 else { return false }
        let isReversed = segments.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let part = Int(place.x / segments.bounds.width * CGFloat(segments.numberOfSegments))
        let index = min(max(part, 0), segments.numberOfSegments - 1)
        segments.selectedSegmentIndex = isReversed ? segments.numberOfSegments - 1 - index : index
        segments.sendActions(for: [.valueChanged, .primaryActionTriggered])
      default: control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
      return true
    }

    private func select(_ path: IndexPath, in table: UITableView) -> Bool {
      let delegate = table.delegate
      if delegate?.tableView?(table, shouldHighlightRowAt: path) == false { return false }
      guard table.allowsSelection else { return false }
      let wanted = delegate?.tableView?(table, willSelectRowAt: path) ?? path
      table.selectRow(at: wanted, animated: false, scrollPosition: .none)
      delegate?.tableView?(table, didSelectRowAt: wanted)
      return true
    }

    private func select(_ path: IndexPath, in list: UICollectionView) -> Bool {
      let delegate = list.delegate
      if delegate?.collectionView?(list, shouldSelectItemAt: path) == false { return false }
      guard list.allowsSelection else { return false }
      list.selectItem(at: path, animated: false, scrollPosition: [])
      delegate?.collectionView?(list, didSelectItemAt: path)
      return true
    }

    private func custom(_ index: Int, of object: NSObject) -> Bool {
      guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else {
        return false
      }
      if let handler = actions[index].actionHandler { return handler(actions[index]) }
      #if canImport(ObjectiveC)
        guard let target = actions[index].target as? NSObject, target.responds(to: actions[index].selector)
        else { return false }
        return target.perform(actions[index].selector, with: actions[index]) != nil
      #else
        return false
      #endif
    }

    // MARK: Scrolling

    private func scrollToVisible(_ object: NSObject) -> Bool {
      guard let view = view(around: object) else { return false }
      var next = nearest(UIScrollView.self, from: view.superview)
      while let scrollView = next {
        let frame = object.accessibilityFrame
        let place = CGRect(
          x: frame.minX - window.frame.minX, y: frame.minY - window.frame.minY, width: frame.width,
          height: frame.height)
        scrollView.scrollRectToVisible(scrollView.convert(place, from: window), animated: false)
        next = nearest(UIScrollView.self, from: scrollView.superview)
      }
      return true
    }

    /// Scrolls the nearest scroll view that can move by a page.
    private func scroll(_ direction: ScrollDirection, around object: NSObject?) -> Bool {
      var next = nearest(UIScrollView.self, from: object.flatMap(view(around:)))
      while let scrollView = next {
        if scroll(scrollView, direction) { return true }
        next = nearest(UIScrollView.self, from: scrollView.superview)
      }
      return false
    }

    private func scroll(_ scrollView: UIScrollView, _ direction: ScrollDirection) -> Bool {
      guard scrollView.isScrollEnabled else { return false }
      let inset = scrollView.adjustedContentInset
      let page = scrollView.bounds.inset(by: inset).size
      var offset = scrollView.contentOffset
      switch direction {
      case .down, .next: offset.y += page.height
      case .up, .previous: offset.y -= page.height
      case .left: offset.x += page.width
      case .right: offset.x -= page.width
      }
      let end = CGPoint(
        x: max(-inset.left, scrollView.contentSize.width + inset.right - scrollView.bounds.width),
        y: max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height))
      offset.x = min(max(offset.x, -inset.left), end.x)
      offset.y = min(max(offset.y, -inset.top), end.y)
      guard offset != scrollView.contentOffset else { return false }
      scrollView.setContentOffset(offset, animated: false)
      return true
    }
  }
#endif
