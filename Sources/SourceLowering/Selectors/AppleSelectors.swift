/// The selectors of Apple's own methods that are not what the rule makes of their Swift names.
enum AppleSelectors {
  /// The selector of a method of UIKit or Foundation; nil when the rule holds.
  static func selector(name: String, labels: [String]?, parameterCount: Int?) -> String? {
    entry(name, labels, parameterCount)?.selector
  }

  /// The labels of a method of Apple's that a selector names, so that it can be called; nil when they are
  /// not known.
  static func labels(name: String, written: [String]?, parameterCount: Int?) -> [String]? {
    if let written { return written }
    if let entry = entry(name, nil, parameterCount) { return entry.labels }
    return parameterCount == 0 || withoutParameters.contains(name) ? [] : nil
  }

  private static func entry(_ name: String, _ labels: [String]?, _ parameterCount: Int?) -> Renamed? {
    let count = labels?.count ?? parameterCount
    return renamed.first {
      $0.name == name && (labels == nil || labels == $0.labels)
        && (count == nil || count == $0.labels.count)
    }
  }

  /// Methods that selectors often name.
  private static let withoutParameters: Set<String> = [
    "becomeFirstResponder", "beginRefreshing", "beginUpdates", "endRefreshing", "endUpdates",
    "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "reloadData",
    "reloadInputViews", "removeFromSuperview", "resignFirstResponder", "setNeedsDisplay", "setNeedsLayout",
    "setNeedsUpdateConstraints", "sizeToFit", "startAnimating", "stopAnimating", "updateConstraints",
  ]

  /// The arguments of a call where those that are sent may be none that the method takes: a recogniser sends
  /// itself to `endEditing:`, which takes any object for yes.
  static func arguments(name: String) -> String? {
    name == "endEditing" ? "(try? a.value(0)) ?? true" : nil
  }

  /// UIKit's `isHidden` is `hidden` to key-value coding and `setHidden:` to change.
  static func stem(ofBoolean property: String) -> String? {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + property.dropFirst(3)
  }

  private struct Renamed {
    var name: String
    var labels: [String]
    var selector: String

    init(_ name: String, _ labels: [String], _ selector: String) {
      self.name = name
      self.labels = labels
      self.selector = selector
    }
  }

  private static let renamed: [Renamed] = [
    Renamed("handleInputModeList", ["from", "with"], "handleInputModeListFromView:withEvent:"),
    Renamed("endEditing", [""], "endEditing:"),
    Renamed("touchesBegan", ["", "with"], "touchesBegan:withEvent:"),
    Renamed("touchesMoved", ["", "with"], "touchesMoved:withEvent:"),
    Renamed("touchesEnded", ["", "with"], "touchesEnded:withEvent:"),
    Renamed("touchesCancelled", ["", "with"], "touchesCancelled:withEvent:"),
    Renamed("dismiss", ["animated", "completion"], "dismissViewControllerAnimated:completion:"),
    Renamed("present", ["", "animated", "completion"], "presentViewController:animated:completion:"),
    Renamed("show", ["", "sender"], "showViewController:sender:"),
    Renamed("popViewController", ["animated"], "popViewControllerAnimated:"),
    Renamed("popToRootViewController", ["animated"], "popToRootViewControllerAnimated:"),
    Renamed("pushViewController", ["", "animated"], "pushViewController:animated:"),
    Renamed("performSegue", ["withIdentifier", "sender"], "performSegueWithIdentifier:sender:"),
    Renamed("canPerformAction", ["", "withSender"], "canPerformAction:withSender:"),
    Renamed("copy", [""], "copy:"),
    Renamed("cut", [""], "cut:"),
    Renamed("paste", [""], "paste:"),
    Renamed("select", [""], "select:"),
    Renamed("selectAll", [""], "selectAll:"),
    Renamed("delete", [""], "delete:"),
    Renamed("toggleBoldface", [""], "toggleBoldface:"),
    Renamed("toggleItalics", [""], "toggleItalics:"),
    Renamed("toggleUnderline", [""], "toggleUnderline:"),
    Renamed("makeTextWritingDirectionLeftToRight", [""], "makeTextWritingDirectionLeftToRight:"),
    Renamed("makeTextWritingDirectionRightToLeft", [""], "makeTextWritingDirectionRightToLeft:"),
    Renamed(
      "observeValue", ["forKeyPath", "of", "change", "context"],
      "observeValueForKeyPath:ofObject:change:context:"),
  ]
}
