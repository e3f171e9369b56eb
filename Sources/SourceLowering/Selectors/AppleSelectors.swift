/// The selectors of Apple's methods that do not follow from their Swift names by the usual rule.
enum AppleSelectors {
  /// The selector of a method of UIKit or Foundation; nil if it follows from the rule.
  static func selector(name: String, labels: [String]?, parameterCount: Int?) -> String? {
    entry(name, labels, parameterCount)?.selector
  }

  /// The labels of one of Apple's methods that a selector names, so that it can be called; nil if they are not known.
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

  /// Methods without parameters that selectors often name.
  private static let withoutParameters: Set<String> = [
    "becomeFirstResponder", "beginRefreshing", "beginUpdates", "endRefreshing", "endUpdates",
    "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "reloadData",
    "reloadInputViews", "removeFromSuperview", "resignFirstResponder", "setNeedsDisplay", "setNeedsLayout",
    "setNeedsUpdateConstraints", "sizeToFit", "startAnimating", "stopAnimating", "updateConstraints",
  ]

  /// The arguments for a method whose sent arguments may not have the type that it takes: a gesture recognizer sends
  /// itself to `endEditing:`, where any object counts as true.
  static func arguments(name: String) -> String? {
    name == "endEditing" ? "(try? a.value(0)) ?? true" : nil
  }

  /// The Objective-C name of a Boolean property: `isHidden` is `hidden`, and its setter `setHidden:`.
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
