import ControlSimulator
import ViewSimulator

public typealias UIViewController = ViewController
public typealias UIContentContainer = ContentContainer
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
public typealias UIModalPresentationStyle = ModalPresentationStyle
public typealias UIModalTransitionStyle = ModalTransitionStyle
public typealias UINavigationController = NavigationController
public typealias UINavigationBar = NavigationBar
public typealias UINavigationItem = NavigationItem
public typealias UIBarItem = BarItem
public typealias UIBarButtonItem = BarButtonItem
public typealias UITabBarController = TabBarController
public typealias UITabBar = TabBar
public typealias UITabBarItem = TabBarItem
public typealias UIPageViewController = PageViewController
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
public typealias UIAlertController = AlertController
public typealias UIAlertAction = AlertAction
public typealias UIBarAppearance = BarAppearance
public typealias UINavigationBarAppearance = NavigationBarAppearance
public typealias UITabBarAppearance = TabBarAppearance
